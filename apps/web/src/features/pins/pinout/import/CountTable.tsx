import type { ImportCount } from '@netloom/pins';
import { Segmented } from 'antd';
import { SaidText } from '../../../../diagnostics/SaidText.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Part = 'left' | 'all';

/** What the files hold, kind by kind: how much was read, how much is in the chip, and why not the rest. */
export function CountTable({ counts }: { counts: readonly ImportCount[] }) {
  const { t } = useTranslation('pinImport');
  const [part, setPart] = useState<Part>('left');
  const left = counts.filter(({ read, kept }) => kept < read);
  const rows = part === 'left' ? left : counts;
  return (
    <section className="nl-pins-import-counts">
      <header>
        <h3>{t('counts.title')}</h3>
        <Segmented<Part>
          size="small"
          value={part}
          onChange={setPart}
          options={[
            { value: 'left', label: t('counts.left', { count: left.length }) },
            { value: 'all', label: t('counts.all', { count: counts.length }) },
          ]}
        />
      </header>
      <div tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('counts.kind')}</th>
              <th scope="col">{t('counts.read')}</th>
              <th scope="col">{t('counts.kept')}</th>
              <th scope="col">{t('counts.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ file, kind, read, kept, reason }) => (
              <tr key={`${file} ${kind}`} data-kept={kept === read}>
                <td>{kind}</td>
                <td>{read}</td>
                <td>{kept}</td>
                <td>{reason ? <SaidText said={reason} /> : '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
