import { GitWho, gitSaveProtection, refPattern } from '@netloom/contract';
import type { GitProtection } from '@netloom/contract';
import { Form, Input, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../../api/index.ts';
import { FormDrawer } from '../../../../parts/form/FormDrawer.tsx';
import { useDeptId } from '../../../../session/index.ts';
import { usePushSchedules } from './usePushSchedules.ts';
import { refreshRules } from './useProtectionColumns.tsx';

interface ProtectionFormProps {
  /** Undefined for a new one. */
  rule: GitProtection | undefined;
  known: readonly GitProtection[];
  onClose: () => void;
}

const NEW: GitProtection = { kind: 'branch', pattern: '', push: 'nobody', merge: 'leads', needs: null };

/** Which names a rule is about, and who may do what with them. */
export function ProtectionForm({ rule, known, onClose }: ProtectionFormProps) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const save = useCallMutation(gitSaveProtection, { onSuccess: onClose, onSettled: refreshRules });
  const who = GitWho.options.map((value) => ({ value, label: t(`protection.who.${value}`) }));
  return (
    <FormDrawer<GitProtection>
      title={rule === undefined ? t('protection.new') : t('protection.editTitle', { pattern: rule.pattern })}
      initial={rule ?? NEW}
      pending={save.isPending}
      onSave={(values) => {
        const { pattern, needs, ...rest } = { ...NEW, ...rule, ...values };
        save.mutate({
          body: {
            deptId,
            ...rest,
            needs: rest.kind === 'tag' ? null : (needs ?? null),
            pattern: pattern.trim(),
          },
        });
      }}
      onClose={onClose}
    >
      {rule === undefined ? <NameFields /> : null}
      <WhoFields options={who} tag={rule?.kind === 'tag'} known={known} />
    </FormDrawer>
  );
}

/** What a new rule is about. */
function NameFields() {
  const { t } = useTranslation('git');
  const check = (_rule: unknown, value: string | undefined) =>
    refPattern.safeParse(value ?? '').success
      ? Promise.resolve()
      : Promise.reject(new Error(t('protection.patternWrong')));
  return (
    <>
      <Form.Item name="kind" label={t('protection.kind')}>
        <Radio.Group
          options={(['branch', 'tag'] as const).map((value) => ({
            value,
            label: t(`protection.${value}`),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="pattern"
        label={t('protection.pattern')}
        extra={t('protection.patternHint')}
        required
        rules={[{ validator: check }]}
      >
        <Input autoFocus autoComplete="off" spellCheck={false} maxLength={200} placeholder="main" />
      </Form.Item>
    </>
  );
}

interface WhoFieldsProps {
  options: { value: string; label: string }[];
  tag: boolean;
  known: readonly GitProtection[];
}

/** Tags are not merged. */
function WhoFields({ options, tag, known }: WhoFieldsProps) {
  const { t } = useTranslation('git');
  const kind = Form.useWatch<string | undefined>('kind');
  const pattern = Form.useWatch<string | undefined>('pattern');
  const isTag = tag || kind === 'tag';
  const schedules = usePushSchedules();
  const taken = known.some((each) => each.kind === kind && each.pattern === pattern?.trim());
  return (
    <>
      <Form.Item name="push" label={isTag ? t('protection.pushTag') : t('protection.push')}>
        <Select options={options} />
      </Form.Item>
      <Form.Item name="merge" label={t('protection.merge')} hidden={isTag} extra={t('protection.mergeHint')}>
        <Select options={options} />
      </Form.Item>
      <Form.Item name="needs" label={t('protection.needs')} hidden={isTag} extra={t('protection.needsHint')}>
        <Select
          allowClear
          placeholder={t('protection.needsNone')}
          options={schedules.map(({ scheduleId, name, push }) => ({
            value: scheduleId,
            label: `${name} (${push})`,
          }))}
        />
      </Form.Item>
      {taken ? <p className="nl-git-dim">{t('protection.replaces')}</p> : null}
    </>
  );
}
