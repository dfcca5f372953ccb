import { insertDictType, selectDictTypeById, selectDictTypeList, updateDictType } from '@netloom/contract';
import type { DictType, Status } from '@netloom/contract';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { callKey, queryClient, useCallMutation } from '../../../api/index.ts';
import { FormDrawer } from '../../../parts/form/FormDrawer.tsx';
import { StatusItem } from '../../../parts/form/StatusItem.tsx';

interface DictionaryForm {
  dictName: string;
  dictType: string;
  status: Status;
  remark: string;
}

const EMPTY: DictionaryForm = { dictName: '', dictType: '', status: 0, remark: '' };
/** As the contract has it. */
const TYPE = /^[a-z][a-z0-9_]{0,63}$/;

function refresh(): Promise<unknown> {
  const lists = [callKey(selectDictTypeList), callKey(selectDictTypeById)];
  return Promise.all(lists.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

interface DictionaryDrawerProps {
  dictionary: DictType | 'new';
  onClose: () => void;
}

/** Adds a dictionary, or changes one. */
export function DictionaryDrawer({ dictionary, onClose }: DictionaryDrawerProps) {
  const { t } = useTranslation('dictionaries');
  const isNew = dictionary === 'new';
  const done = (saved: DictType) => {
    announceSuccess(t('saved', { name: saved.dictName }));
    onClose();
    return refresh();
  };
  const add = useCallMutation(insertDictType, { onSuccess: done });
  const change = useCallMutation(updateDictType, { onSuccess: done });
  return (
    <FormDrawer<DictionaryForm>
      title={isNew ? t('add') : t('editOf', { name: dictionary.dictName })}
      initial={isNew ? EMPTY : dictionary}
      pending={add.isPending || change.isPending}
      onSave={(body) =>
        isNew ? add.mutate({ body }) : change.mutate({ body: { dictId: dictionary.dictId, ...body } })
      }
      onClose={onClose}
    >
      <Form.Item
        name="dictName"
        label={t('name')}
        rules={[{ required: true, whitespace: true, message: t('nameRequired') }]}
      >
        <Input autoFocus maxLength={100} />
      </Form.Item>
      <Form.Item
        name="dictType"
        label={t('type')}
        extra={t('typeHint')}
        rules={[
          { required: true, message: t('typeRequired') },
          { pattern: TYPE, message: t('typeWrong') },
        ]}
      >
        <Input maxLength={64} autoComplete="off" spellCheck={false} />
      </Form.Item>
      <StatusItem hint={t('statusHint')} />
      <Form.Item name="remark" label={t('remark')}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </FormDrawer>
  );
}
