import type { PllAnswer, PllSet } from '@netloom/soc/clocks';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { frequencyText } from '../store/frequency.ts';

const IN_HERTZ = ['reference', 'output', 'phase', 'vco'];

/** The best set, or what stands in the way and what is nearest. */
export function PllAnswerView({ answer, origin }: { answer: PllAnswer; origin: string }) {
  const { t } = useTranslation('clocks');
  if (answer.kind === 'found')
    return (
      <>
        <Alert type="success" title={t('pll.found')} />
        <SetTable set={answer.set} />
      </>
    );
  const { limit, asked, min, max } = answer.limit;
  const text = (value: number) => (IN_HERTZ.includes(limit) ? frequencyText(value) : String(value));
  const values = { min: text(min), max: text(max), asked: asked === undefined ? '' : text(asked) };
  return (
    <>
      <Alert type="error" title={t(`pll.limit.${limit}`, values)} description={t('pll.origin', { origin })} />
      {answer.nearest && (
        <>
          <h3>{t('pll.nearest')}</h3>
          <SetTable set={answer.nearest} />
        </>
      )}
    </>
  );
}

function SetTable({ set }: { set: PllSet }) {
  const { t } = useTranslation('clocks');
  return (
    <table className="nl-clocks-table">
      <tbody>
        <tr>
          <th scope="row">{t('pll.numbers')}</th>
          <td>
            D {set.divider} · M {set.multiplier} · O {set.outputs.join(', ')}
          </td>
        </tr>
        <tr>
          <th scope="row">{t('pll.phase')}</th>
          <td>{frequencyText(set.phase)}</td>
        </tr>
        <tr>
          <th scope="row">{t('pll.vco')}</th>
          <td>{frequencyText(set.vco)}</td>
        </tr>
        <tr>
          <th scope="row">{t('pll.outputs')}</th>
          <td>{set.frequencies.map(frequencyText).join(', ')}</td>
        </tr>
        <tr>
          <th scope="row">{t('pll.error')}</th>
          <td>{Number((set.error * 1e6).toPrecision(3))} ppm</td>
        </tr>
      </tbody>
    </table>
  );
}
