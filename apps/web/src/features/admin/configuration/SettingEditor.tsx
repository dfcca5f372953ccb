import { CONFIG_KEYS, configKey, configList, isConfigKey, saveConfig } from '@netloom/contract';
import type { ConfigRow } from '@netloom/contract';
import { Button, Input, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { callKey, queryClient, useCallMutation } from '../../../api/index.ts';

interface Definition {
  kind?: string;
  range?: { min: number; max: number };
}

function rangeOf(key: string, language: string) {
  const { range = { min: 0, max: 0 } }: Definition = isConfigKey(key) ? CONFIG_KEYS[key] : {};
  return { min: range.min.toLocaleString(language), max: range.max.toLocaleString(language) };
}

function isValid(key: string, value: string): boolean {
  return !isConfigKey(key) || CONFIG_KEYS[key].value.safeParse(value.trim()).success;
}

function refresh(key: string): Promise<unknown> {
  const changed = [callKey(configList), callKey(configKey, { params: { key } })];
  return Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** The value in a field that suits its kind; a switch is saved at once, a text by Enter or the button. */
export function SettingEditor({ row }: { row: ConfigRow }) {
  const { t, i18n } = useTranslation('configuration');
  const [typed, setTyped] = useState(row.configValue);
  const { configKey: key, kind } = row;
  const save = useCallMutation(saveConfig, {
    onSuccess: async () => {
      await refresh(key);
      announceSuccess(t('saved', { key }));
    },
  });
  const store = (configValue: string) => save.mutate({ body: { configKey: key, configValue } });
  if (kind === 'boolean')
    return (
      <Switch
        aria-label={key}
        checked={row.configValue === 'true'}
        loading={save.isPending}
        onChange={(on) => store(String(on))}
      />
    );
  const valid = isValid(key, typed);
  const changed = typed.trim() !== row.configValue;
  return (
    <form
      className="nl-setting-editor"
      onSubmit={(event) => {
        event.preventDefault();
        if (changed && valid) store(typed.trim());
      }}
    >
      <Input
        aria-label={key}
        aria-invalid={!valid}
        status={valid ? '' : 'error'}
        inputMode={kind === 'number' ? 'numeric' : kind === 'url' ? 'url' : 'text'}
        maxLength={2000}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setTyped(row.configValue)}
      />
      {changed ? (
        <Button type="primary" htmlType="submit" disabled={!valid} loading={save.isPending}>
          {t('save')}
        </Button>
      ) : null}
      {valid ? null : <small role="alert">{t(`wrong.${kind}`, rangeOf(key, i18n.language))}</small>}
    </form>
  );
}
