import { partKey } from '@netloom/soc';
import type { Replaced } from '@netloom/soc';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';

/** Parts of the new block by `partKey` of the old one; null gives a part up. */
export type Chosen = ReadonlyMap<string, string | null>;

interface Props {
  parts: readonly Replaced[];
  chosen: Chosen;
  onChoose(chosen: Chosen): void;
}

/** Stands for no part: names are never empty. */
const NONE = '';

/** What the design says of the old block, and the part of the new one that each goes to. */
export function PartTable({ parts, chosen, onChoose }: Props) {
  const { t } = useTranslation('soc');
  const choose = (part: Replaced, to: string) => {
    const next = new Map(chosen).set(partKey(part), to === NONE ? null : to);
    // What another part went to so far is taken from it.
    const other = parts.find((each) => each !== part && each.kind === part.kind && each.to === to);
    onChoose(other ? next.set(partKey(other), null) : next);
  };
  if (parts.length === 0) return <p className="nl-soc-hint">{t('replace.nothing')}</p>;
  return (
    <div className="nl-soc-parts">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('replace.part')}</th>
            <th scope="col">{t('replace.kind')}</th>
            <th scope="col">{t('replace.uses')}</th>
            <th scope="col">{t('replace.to')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={partKey(part)} data-state={stateOf(part)}>
              <th scope="row">{part.name}</th>
              <td>{t(`replace.kinds.${part.kind}`)}</td>
              <td>{part.uses}</td>
              <td>
                <Select
                  size="small"
                  showSearch
                  aria-label={t('replace.toOf', { name: part.name })}
                  value={part.to ?? NONE}
                  options={[NONE, ...part.candidates].map((name) => ({
                    value: name,
                    label: name || t('replace.none'),
                  }))}
                  onChange={(to) => choose(part, to)}
                />
                {part.widths && (
                  <small>{t('replace.widths', { old: part.widths[0], now: part.widths[1] })}</small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function stateOf({ name, to }: Replaced): 'lost' | 'same' | 'renamed' {
  if (to === undefined) return 'lost';
  return to === name ? 'same' : 'renamed';
}
