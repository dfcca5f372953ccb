import type { Insn } from '@netloom/instructions';
import { pathOf } from '@netloom/model';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { problemsOf } from '../store/uiStore.ts';

interface CodeFieldProps {
  insn: Insn;
  name: string;
  /** Which text of the instruction it is. */
  member: 'behaviour' | 'systemVerilog';
  title: string;
  hint: string;
  /** What stands above and below the text, and is not edited. */
  before?: ReactNode;
  after?: ReactNode;
  onChange: (lines: string[]) => void;
}

/** The first line of the text that an error is about, and what it says. */
function errorIn(insn: Insn, name: string, of: CodeFieldProps['member']) {
  for (const problem of problemsOf(insn)) {
    if (problem.severity !== 'error' || problem.place?.kind !== 'document') continue;
    const [record, instruction, member, line] = pathOf(problem.place.pointer);
    if (record === 'instructions' && instruction === name && member === of)
      return { line: line === undefined ? undefined : Number(line), problem };
  }
  return undefined;
}

/** A text with numbered lines; it is understood with every key, and taken when it is left. */
export function CodeField({ insn, name, member, title, hint, before, after, onChange }: CodeFieldProps) {
  const { t } = useTranslation('instructions');
  const say = useSaid();
  const id = useId();
  const stored = insn.instructions[name]![member] ?? [];
  const [draft, setDraft] = useState<string>();
  const text = draft ?? stored.join('\n');
  const lines = text.split('\n');
  const error = errorIn(insn, name, member);
  function change(value: string) {
    setDraft(value);
    onChange(value.split('\n'));
  }
  return (
    <div className="nl-insn-behaviour">
      <span id={`${id}-title`}>{title}</span>
      {before}
      <div className="nl-insn-text">
        <ol aria-hidden>
          {lines.map((_, index) => (
            <li key={index} data-wrong={error?.line === index}>
              {index + 1}
            </li>
          ))}
        </ol>
        <textarea
          data-member={member}
          aria-labelledby={`${id}-title`}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          wrap="off"
          spellCheck={false}
          rows={Math.max(lines.length, 4)}
          value={text}
          onChange={({ target }) => change(target.value)}
          onBlur={() => setDraft(undefined)}
        />
      </div>
      {after}
      {error ? (
        <p id={`${id}-error`} role="status" className="nl-insn-error">
          {error.line === undefined ? '' : `${t('behaviour.line', { line: error.line + 1 })} `}
          {say(error.problem)}
        </p>
      ) : (
        <p className="nl-insn-hint">{hint}</p>
      )}
    </div>
  );
}
