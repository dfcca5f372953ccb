import { pllText, writePll } from '@netloom/soc/clocks';
import type { PllSet } from '@netloom/soc/clocks';
import { Button, Modal } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeText } from '../../../files/editor/index.ts';
import { change, useSoc } from '../../soc/index.ts';
import { select } from '../store/clockStore.ts';
import { PllAnswerView } from './PllAnswerView.tsx';
import { PllForm } from './PllForm.tsx';
import { answerFor, familyFor, wishOf } from './wish.ts';

/** Finds the numbers of a PLL for the frequencies that are wanted, and puts it into the design; or says which limit stands in the way. */
export function PllDialog({ pll, onClose }: { pll: string | undefined; onClose: () => void }) {
  const { t } = useTranslation('clocks');
  const document = useSoc((state) => state.document);
  const [wish, setWish] = useState(() => wishOf(document, pll));
  const family = familyFor(wish);
  const answer = useMemo(() => answerFor(document, wish), [document, wish]);
  const reference = document.clocks[wish.from]?.frequency ?? 0;
  const set = answer?.kind === 'found' ? answer.set : undefined;
  const text = set && pllText(family, pll ?? 'soc_pll', reference, set);

  function write(found: PllSet): void {
    const limits = wish.family === 'asic' ? wish.limits : undefined;
    const written = writePll(document, { pll, from: wish.from, family: wish.family, limits, set: found });
    change({ document: written.document });
    select(written.clock);
    onClose();
  }

  return (
    <Modal open width={720} title={t('pll.title')} footer={null} onCancel={onClose}>
      <PllForm pll={pll} wish={wish} onChange={(part) => setWish({ ...wish, ...part })} />
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
      {set && (
        <div className="nl-clocks-actions">
          <Button type="primary" onClick={() => write(set)}>
            {t(pll === undefined ? 'pll.add' : 'pll.change', { name: pll })}
          </Button>
        </div>
      )}
    </Modal>
  );
}
