import type { Insn } from '@netloom/instructions';
import { useTranslation } from 'react-i18next';
import { setStatus } from '../edit/changes.ts';
import { DraftField } from '../edit/DraftField.tsx';
import { edit } from '../files/insns.ts';

const isAddress = (text: string) => text === '' || /^0x[0-9a-fA-F]{3}$/.test(text);

/** The CSR by which software sees whether the saved states have changed. */
export function StatusField({ insn }: { insn: Insn }) {
  const { t } = useTranslation('instructions');
  return (
    <>
      <DraftField
        member="status"
        label={t('state.status')}
        value={insn.status ?? ''}
        isGood={isAddress}
        onChange={(text) => edit((current) => setStatus(current, text))}
      />
      <p className="nl-insn-hint">{t('state.statusHelp')}</p>
    </>
  );
}
