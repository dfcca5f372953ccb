import type { Effect, EffectKind, Effects } from '@netloom/soc';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** In the order in which they are met: outside the SoC, in its software, in its files. */
const KINDS: readonly EffectKind[] = ['port', 'user', 'address', 'interrupt', 'clock', 'constant', 'file'];
/** Rows of a kind that are shown at first. */
const PAGE = 50;

/** What a change does to others, kind by kind, each with what was and what is. */
export function EffectTable({ effects: { effects, refused } }: { effects: Effects }) {
  const { t } = useTranslation('soc');
  return (
    <>
      {refused.map((side) => (
        <Alert key={side} banner type="warning" title={t(`effects.refused.${side}`)} />
      ))}
      {effects.length === 0 && refused.length === 0 && <p className="nl-soc-hint">{t('effects.none')}</p>}
      {KINDS.map((kind) => (
        <Kind key={kind} kind={kind} effects={effects.filter((each) => each.kind === kind)} />
      ))}
      <p className="nl-soc-hint">{t('effects.note')}</p>
    </>
  );
}

function Kind({ kind, effects }: { kind: EffectKind; effects: readonly Effect[] }) {
  const { t } = useTranslation('soc');
  const [most, setMost] = useState(PAGE);
  if (effects.length === 0) return null;
  return (
    <table>
      <caption>{t(`effects.kind.${kind}`, { count: effects.length })}</caption>
      <tbody>
        {effects.slice(0, most).map((effect) => (
          <tr key={effect.name}>
            <td>
              <code>{effect.name}</code>
              <Sides effect={effect} />
            </td>
          </tr>
        ))}
        {effects.length > most && (
          <tr>
            <td>
              <Button type="link" size="small" onClick={() => setMost(most + PAGE)}>
                {t('compare.more', { count: effects.length - most })}
              </Button>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Sides({ effect: { kind, before, after, isOrder } }: { effect: Effect }) {
  const { t } = useTranslation('soc');
  if (kind === 'user') return null;
  if (isOrder) return <span>{t('effects.order')}</span>;
  const text = (side: string) => (kind === 'file' ? t('effects.lines', { count: Number(side) }) : side);
  return (
    <span>
      {before === undefined ? <ins>{t('effects.new')}</ins> : <del>{text(before)}</del>}
      {after === undefined ? <em>{t('effects.gone')}</em> : <ins>{text(after)}</ins>}
    </span>
  );
}
