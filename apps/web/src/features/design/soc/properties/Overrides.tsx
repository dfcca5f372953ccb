import { UndoOutlined } from '@ant-design/icons';
import { overridesOf, takeBack } from '@netloom/soc';
import type { Override } from '@netloom/soc';
import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { takeEdit } from '../commands/refusal.ts';
import { descendHere } from '../levels/levels.ts';
import { useSoc } from '../store/socStore.ts';

/** What an instance of a document has instead of what the document has, each to be taken back. */
export function Overrides({ name }: { name: string }) {
  const { t } = useTranslation('soc');
  const patch = useSoc((state) => state.document.instances[name]?.patch);
  const isLevel = useSoc((state) => state.design.blocks.get(name)?.shape?.entry.document !== undefined);
  const overrides = overridesOf(patch);
  if (!isLevel && overrides.length === 0) return null;
  return (
    <>
      <h4>{t('override.title')}</h4>
      {overrides.length === 0 && <p className="nl-soc-hint">{t('override.none')}</p>}
      <ul className="nl-soc-overrides">
        {overrides.map((each) => (
          <li key={each.pointer} title={each.pointer}>
            <b>{[each.name, each.member].filter(Boolean).join(' · ')}</b>
            <span>{each.value === null ? t('override.left') : textOf(each)}</span>
            <Tooltip title={t('override.back')}>
              <Button
                size="small"
                type="text"
                icon={<UndoOutlined />}
                aria-label={t('override.backNamed', { name: each.pointer })}
                onClick={() => takeEdit(takeBack(useSoc.getState().document, name, each.pointer))}
              />
            </Tooltip>
          </li>
        ))}
      </ul>
      {isLevel && (
        <Button size="small" onClick={() => void descendHere(name).catch(announceError)}>
          {t('command.descendHere')}
        </Button>
      )}
    </>
  );
}

/** What stands there now, in the form that the place has elsewhere. */
function textOf({ section, value }: Override): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { from, manager, subordinate, ip, base, size, sink, number } = value as Record<string, unknown>;
  const parts: Readonly<Record<string, unknown[]>> = {
    portConnections: ['←', from],
    interfaceConnections: [manager, '→', subordinate],
    instances: [ip],
    addressMap: [base, '+', size],
    interrupts: [sink, '#', number],
  };
  return parts[section]?.map(String).join(' ') ?? JSON.stringify(value);
}
