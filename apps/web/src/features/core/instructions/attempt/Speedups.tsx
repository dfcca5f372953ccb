import { programFor, speedupsOf } from '@netloom/instructions';
import type { Insn, MeasuredSpeedup } from '@netloom/instructions';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What a small program gained by an instruction of the library, measured on the RTL. */
export function Speedups({ insn, name }: { insn: Insn; name: string }) {
  const { t, i18n } = useTranslation('toolchain');
  const program = programFor(insn, name);
  const rows = useRows(program);
  if (program === undefined || rows === undefined) return null;
  const number = (value: number) => value.toLocaleString(i18n.language);
  const times = ({ with: fast, without }: MeasuredSpeedup) =>
    (without / fast).toLocaleString(i18n.language, { maximumFractionDigits: 2 });
  return (
    <section className="nl-insn-estimate" aria-label={t('speedup.title')}>
      <h2>{t('speedup.title')}</h2>
      <p className="nl-insn-hint">{t(`example.${program.id}`)}</p>
      <dl>
        {rows.map((row) => (
          <div key={row.core}>
            <dt>{row.core}</dt>
            <dd>
              × {times(row)}{' '}
              <small>{t('speedup.cycles', { before: number(row.without), after: number(row.with) })}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p className="nl-insn-hint">{rows.length === 0 ? t('speedup.none') : t('speedup.note')}</p>
    </section>
  );
}

/** Known when the RTL of today was held against that which was measured, which takes a moment. */
function useRows(program: ReturnType<typeof programFor>): MeasuredSpeedup[] | undefined {
  const [rows, setRows] = useState<MeasuredSpeedup[]>();
  useEffect(() => {
    if (program === undefined) return undefined;
    const later = setTimeout(() => setRows(speedupsOf(program)));
    return () => clearTimeout(later);
  }, [program]);
  return rows;
}
