import type { SocChange } from '@netloom/soc';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeText } from '../../../../document/index.ts';
import { CLASSES, GLYPHS } from './glyphs.ts';
import type { LookStore } from './lookStore.ts';

/** Rows that are shown at a time. */
const PAGE = 200;

interface Props {
  changes: readonly SocChange[];
  look: LookStore;
  onShow(change: SocChange): void;
}

/** What changed, in words; a row shows its place. */
export function ChangeTable({ changes, look, onShow }: Props) {
  const { t } = useTranslation('soc');
  const { t: word } = useTranslation('document');
  const shown = look((state) => state.shown);
  const [most, setMost] = useState(PAGE);
  const rows = CLASSES.filter((each) => shown.has(each)).flatMap((of) =>
    changes.filter((each) => each.class === of),
  );
  return (
    <section className="nl-soc-changes" aria-label={t('compare.table')}>
      <table>
        <caption>{t('compare.count', { count: rows.length })}</caption>
        <tbody>
          {rows.slice(0, most).map((each, index) => (
            <tr key={`${index} ${each.change.pointer}`}>
              <th scope="row">
                <i data-class={each.class} title={t(`compare.class.${each.class}`)}>
                  {GLYPHS[each.class]}
                </i>
              </th>
              <td>
                <button type="button" onClick={() => onShow(each)}>
                  {changeText(word, each.change)}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > most && (
        <Button type="link" size="small" onClick={() => setMost(most + PAGE)}>
          {t('compare.more', { count: rows.length - most })}
        </Button>
      )}
    </section>
  );
}
