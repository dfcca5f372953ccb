import { nameOf } from '@netloom/core/trace';
import type { RegionCode, RegionReport } from '@netloom/core/trace';
import { useTranslation } from 'react-i18next';
import { useRowWindow } from '../../../../parts/table/useRowWindow.ts';
import { markOf } from './marks.ts';

interface CodeListProps {
  region: RegionReport;
  text: (word: number, at: number) => string;
}

const ROW = 20;

/** The code of a function with what became of each instruction. */
export function CodeList({ region, text }: CodeListProps) {
  const { t } = useTranslation('coreTrace');
  const { code } = region;
  const { scroller, first, last, onScroll } = useRowWindow(code?.addresses.length ?? 0, ROW);
  const shown = code?.addresses.slice(first, last) ?? [];
  const label = t('code.label', { name: nameOf(region) });
  return (
    <div
      ref={scroller}
      className="nl-trace-code"
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={onScroll}
    >
      {code ? (
        <ol style={{ height: code.addresses.length * ROW, paddingTop: first * ROW }}>
          {shown.map((at, index) => (
            <Line key={at} code={code} index={first + index} text={text(code.words[first + index]!, at)} />
          ))}
        </ol>
      ) : (
        <p className="nl-core-hint">{t(region.kind === 'data' ? 'code.data' : 'code.large')}</p>
      )}
    </div>
  );
}

function Line({ code, index, text }: { code: RegionCode; index: number; text: string }) {
  const { t, i18n } = useTranslation('coreTrace');
  const number = (value: number) => value.toLocaleString(i18n.language);
  const mark = markOf(code, index);
  const counts = {
    taken: number(code.taken[index]!),
    passed: number(code.passed[index]!),
    trapped: number(code.trapped[index]!),
  };
  return (
    <li data-mark={mark}>
      <code>{code.addresses[index]!.toString(16).padStart(8, '0')}</code>
      <span title={t('code.executed')}>{number(code.executed[index]!)}</span>
      <b title={text}>{text}</b>
      <em title={t(`mark.about.${mark}`)}>{mark !== 'executed' && t(`mark.${mark}`, counts)}</em>
    </li>
  );
}
