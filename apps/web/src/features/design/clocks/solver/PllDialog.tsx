import { PLL_FAMILIES, pllText, solvePll } from '@netloom/soc/clocks';
import { Modal } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeText } from '../../../files/editor/index.ts';
import { PllAnswerView } from './PllAnswerView.tsx';
import { PllForm } from './PllForm.tsx';
import type { PllWish } from './PllForm.tsx';

/** `48, 24.576` → Hz; what is no number is left out. */
function frequenciesOf(text: string): number[] {
  return text
    .split(/[\s,;]+/)
    .map((each) => Number(each) * 1e6)
    .filter((each) => each > 0);
}

/** Finds the numbers of a PLL for the frequencies that are wanted, or says which limit stands in the way. */
export function PllDialog({ reference, onClose }: { reference: number; onClose: () => void }) {
  const { t } = useTranslation('clocks');
  const [wish, setWish] = useState<PllWish>({
    ...{ family: 'ice40', reference: reference / 1e6, outputs: '60', percent: 0.1, vco: 'high' },
  });
  const family = PLL_FAMILIES[wish.family]!;
  const hertz = wish.reference * 1e6;
  const answer = useMemo(() => {
    const outputs = frequenciesOf(wish.outputs);
    const request = {
      reference: wish.reference * 1e6,
      outputs,
      tolerance: wish.percent / 100,
      vco: wish.vco,
    };
    return outputs.length === 0 ? undefined : solvePll(family, request);
  }, [family, wish]);
  const text = answer?.kind === 'found' ? pllText(family, 'soc_pll', hertz, answer.set) : undefined;
  return (
    <Modal open width={720} title={t('pll.title')} footer={null} onCancel={onClose}>
      <PllForm wish={wish} onChange={(part) => setWish({ ...wish, ...part })} />
      {answer ? (
        <PllAnswerView answer={answer} origin={family.origin} />
      ) : (
        <p className="nl-clocks-note">{t('pll.nothing')}</p>
      )}
      {text !== undefined && (
        <div className="nl-clocks-text">
          <CodeText path="soc_pll.sv" text={text} />
        </div>
      )}
    </Modal>
  );
}
