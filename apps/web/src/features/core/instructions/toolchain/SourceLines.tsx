import type { SourceLine } from '@netloom/instructions/toolchain';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useCount } from './useCount.ts';

interface SourceLinesProps {
  /** Undefined where the source is not there: then its lines with code alone are shown. */
  text: string | undefined;
  lines: readonly SourceLine[];
  /** What all of the program took. */
  whole: number;
}

/** Lines of a source, the code of each below it. */
export function SourceLines({ text, lines, whole }: SourceLinesProps) {
  const { t } = useTranslation('toolchain');
  const { count, percent } = useCount();
  const by = new Map(lines.map((line) => [line.line, line]));
  const texts = text?.split('\n') ?? [];
  const numbers = text === undefined ? lines.map(({ line }) => line) : texts.map((_, at) => at + 1);
  const took = ({ cycles, executed }: { cycles: number | null; executed: number }) => cycles ?? executed;
  const hasCycles = lines.some(({ cycles }) => cycles !== null);
  return (
    <table className="nl-chain-source">
      <thead>
        <tr>
          <th scope="col">{t('source.line')}</th>
          <th scope="col">{t(hasCycles ? 'size.cycles' : 'size.instructions')}</th>
          <th scope="col">{t('share')}</th>
          <th scope="col">{t('source.code')}</th>
        </tr>
      </thead>
      <tbody>
        {numbers.map((number) => {
          const line = by.get(number);
          return (
            <Fragment key={number}>
              <tr data-code={line !== undefined}>
                <td>{number}</td>
                <td>{line && count(took(line))}</td>
                <td>{line && took(line) > 0 && percent(took(line), whole)}</td>
                <td>{texts[number - 1]}</td>
              </tr>
              {line?.code.map((row) => (
                <tr key={row.address} className="nl-chain-asm">
                  <td>{row.address.toString(16)}</td>
                  <td>{count(took(row))}</td>
                  <td>{row.word.toString(16).padStart(2 * row.bytes, '0')}</td>
                  <td>{row.text}</td>
                </tr>
              ))}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
