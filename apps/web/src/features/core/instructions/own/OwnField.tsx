import { ownHeader, understoodOne } from '@netloom/instructions';
import type { Insn } from '@netloom/instructions';
import { useTranslation } from 'react-i18next';
import { changeInstruction } from '../edit/changes.ts';
import { CodeField } from '../edit/CodeField.tsx';
import { edit, insns } from '../files/insns.ts';
import { OwnProofLine } from './OwnProofLine.tsx';

/** A word of SystemVerilog, the same in every language. */
const END = 'endmodule';

interface OwnFieldProps {
  insn: Insn;
  name: string;
}

/** What is typed at once is one step that undo takes back. */
function type(name: string, systemVerilog: string[]): void {
  const open = insns.current();
  if (open === undefined) return;
  insns.change(changeInstruction(open.document, name, { systemVerilog }), { joins: `own ${name}` });
}

/** SystemVerilog of one's own in the place of what the behaviour makes, between the ports and the end of its module. */
export function OwnField({ insn, name }: OwnFieldProps) {
  const { t } = useTranslation('instructions');
  const { systemVerilog } = insn.instructions[name]!;
  const known = understoodOne(insn, name);
  const choose = (has: boolean) =>
    edit((current) => changeInstruction(current, name, { systemVerilog: has ? [''] : undefined }));
  return (
    <div className="nl-insn-own">
      <label className="nl-insn-check">
        <input
          type="checkbox"
          data-member="own"
          checked={systemVerilog !== undefined}
          onChange={({ target }) => choose(target.checked)}
        />
        {t('own.choose')}
      </label>
      {systemVerilog !== undefined && (
        <CodeField
          {...{ insn, name, member: 'systemVerilog', title: t('own.title'), hint: t('own.hint') }}
          before={known && <pre className="nl-insn-frame">{ownHeader(insn, name)}</pre>}
          after={<pre className="nl-insn-frame">{END}</pre>}
          onChange={(lines) => type(name, lines)}
        />
      )}
      {systemVerilog !== undefined && <OwnProofLine insn={insn} name={name} />}
    </div>
  );
}
