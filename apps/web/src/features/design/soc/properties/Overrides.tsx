import { UndoOutlined } from '@ant-design/icons';
import { overridesOf, setInside, takeBack } from '@netloom/soc';
import type { Override } from '@netloom/soc';
import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { takeEdit } from '../commands/refusal.ts';
import { descendHere } from '../levels/levels.ts';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';

/** What an instance of a document has instead of what the document has, each to be taken back. */
export function Overrides({ name }: { name: string }) {
  const { t } = useTranslation('soc');
  const patch = useSoc((state) => state.document.instances[name]?.patch);
  const isLevel = useSoc((state) => state.design.blocks.get(name)?.shape?.entry.document !== undefined);
  const isDrawn = useSoc((state) => state.layout.insides?.[name] !== undefined);
  const overrides = overridesOf(patch);
  if (!isLevel && overrides.length === 0) return null;
  return (
    <>
      <h4>{t('override.title')}</h4>
      {overrides.length === 0 && !isDrawn && <p className="nl-soc-hint">{t('override.none')}</p>}
      <ul className="nl-soc-overrides">
        {overrides.map((each) => (
          <li key={each.pointer} title={each.pointer}>
            <b>{[each.name, each.member].filter(Boolean).join(' · ')}</b>
            <span>{each.value === null ? t('override.left') : textOf(each)}</span>
            <Back
              title={t('override.back')}
              label={t('override.backNamed', { name: each.pointer })}
              onBack={() => takeEdit(takeBack(useSoc.getState().document, name, each.pointer))}
            />
          </li>
        ))}
        {isDrawn && (
          <li>
            <b>{t('override.places')}</b>
            <span>{t('override.drawn')}</span>
            <Back
              title={t('override.backDrawn')}
              label={t('override.backDrawn')}
              onBack={() => change({ layout: setInside(useSoc.getState().layout, name, undefined) })}
            />
          </li>
        )}
      </ul>
      {isLevel && (
        <Button
          className="nl-soc-go-in"
          size="small"
          onClick={() => void descendHere(name).catch(announceError)}
        >
          {t('command.descendHere')}
        </Button>
      )}
    </>
  );
}

/** Takes one thing back. */
function Back({ title, label, onBack }: { title: string; label: string; onBack: () => void }) {
  return (
    <Tooltip title={title}>
      <Button size="small" type="text" icon={<UndoOutlined />} aria-label={label} onClick={onBack} />
    </Tooltip>
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
