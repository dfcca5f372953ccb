import { useTranslation } from 'react-i18next';
import { setDepth } from '../edit/changes.ts';
import { DraftField } from '../edit/DraftField.tsx';
import { edit } from '../files/insns.ts';

const isDepth = (text: string) =>
  text === '' || (/^[1-9]\d{0,3}$/.test(text) && Number(text) >= 2 && Number(text) <= 1024);

/** The words of a table; empty for a register. */
export function DepthField({ name, depth }: { name: string; depth: number | undefined }) {
  const { t } = useTranslation('instructions');
  return (
    <>
      <DraftField
        member={`depth-${name}`}
        label={t('state.depth')}
        value={depth === undefined ? '' : String(depth)}
        isGood={isDepth}
        onChange={(text) => edit((current) => setDepth(current, name, text))}
      />
      <p className="nl-insn-hint">{t('state.depthHelp')}</p>
    </>
  );
}
