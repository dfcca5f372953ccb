import { insertDictData, updateDictData } from '@netloom/contract';
import type { BodyOf, DictData } from '@netloom/contract';
import { Form, Input, InputNumber, Radio, Switch, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { FormDrawer } from '../../../parts/form/FormDrawer.tsx';
import { StatusItem } from '../../../parts/form/StatusItem.tsx';
import { refreshEntries } from './refreshEntries.ts';

type EntryForm = Omit<BodyOf<typeof insertDictData>, 'dictId'>;

const EMPTY: EntryForm = {
  dictLabel: '',
  dictValue: '',
  dictSort: 0,
  cssClass: '',
  isDefault: false,
  status: 0,
  remark: '',
};
const COLOURS = ['', 'processing', 'success', 'warning', 'error'] as const;

interface EntryDrawerProps {
  dictId: number;
  entry: DictData | 'new';
  onClose: () => void;
}

/** Adds an entry, or changes one. */
export function EntryDrawer({ dictId, entry, onClose }: EntryDrawerProps) {
  const { t } = useTranslation('dictionaries');
  const isNew = entry === 'new';
  const done = (saved: DictData) => {
    announceSuccess(t('entrySaved', { name: saved.dictLabel }));
    onClose();
    return refreshEntries();
  };
  const add = useCallMutation(insertDictData, { onSuccess: done });
  const change = useCallMutation(updateDictData, { onSuccess: done });
  return (
    <FormDrawer<EntryForm>
      title={isNew ? t('addEntry') : t('editOf', { name: entry.dictLabel })}
      initial={isNew ? EMPTY : { ...entry, cssClass: entry.cssClass as EntryForm['cssClass'] }}
      pending={add.isPending || change.isPending}
      onSave={(form) =>
        isNew
          ? add.mutate({ body: { dictId, ...form } })
          : change.mutate({ body: { dictCode: entry.dictCode, ...form } })
      }
      onClose={onClose}
    >
      <WordItems />
      <Form.Item name="dictSort" label={t('order')} extra={t('orderHint')}>
        <InputNumber min={0} max={10_000} precision={0} />
      </Form.Item>
      <ColourItem />
      <Form.Item name="isDefault" label={t('default')} extra={t('defaultHint')} valuePropName="checked">
        <Switch />
      </Form.Item>
      <StatusItem hint={t('entryStatusHint')} />
      <Form.Item name="remark" label={t('remark')}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </FormDrawer>
  );
}

/** What people read, and what is stored for it. */
function WordItems() {
  const { t } = useTranslation('dictionaries');
  return (
    <>
      <Form.Item
        name="dictLabel"
        label={t('label')}
        extra={t('labelHint')}
        rules={[{ required: true, whitespace: true, message: t('labelRequired') }]}
      >
        <Input autoFocus maxLength={100} />
      </Form.Item>
      <Form.Item
        name="dictValue"
        label={t('value')}
        extra={t('valueHint')}
        rules={[{ required: true, whitespace: true, message: t('valueRequired') }]}
      >
        <Input maxLength={100} autoComplete="off" spellCheck={false} />
      </Form.Item>
    </>
  );
}

/** The colour of the entry's tag. */
function ColourItem() {
  const { t } = useTranslation('dictionaries');
  return (
    <Form.Item name="cssClass" label={t('colour')}>
      <Radio.Group
        options={COLOURS.map((colour) => ({
          value: colour,
          label: <Tag color={colour === '' ? undefined : colour}>{t(`colourName.${colour || 'plain'}`)}</Tag>,
        }))}
      />
    </Form.Item>
  );
}
