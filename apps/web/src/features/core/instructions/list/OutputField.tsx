import type { Insn } from '@netloom/instructions';
import { useTranslation } from 'react-i18next';
import { setOutput } from '../edit/changes.ts';
import { edit } from '../files/insns.ts';

/** Whether a state is a port of the core, which no table is. */
export function OutputField({ insn, name }: { insn: Insn; name: string }) {
  const { t } = useTranslation('instructions');
  const { output = false, depth } = insn.states[name]!;
  if (depth !== undefined && !output) return null;
  return (
    <>
      <label className="nl-insn-check">
        <input
          type="checkbox"
          data-member={`output-${name}`}
          checked={output}
          onChange={({ target }) => edit((current) => setOutput(current, name, target.checked))}
        />
        {t('state.output')}
      </label>
      {output && (
        <p className="nl-insn-hint">{t('state.outputHelp', { port: `state_${insn.name}_${name}` })}</p>
      )}
    </>
  );
}
