import type { Insn } from '@netloom/instructions';
import { pathOf } from '@netloom/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { problemsOf } from '../store/uiStore.ts';

interface BehaviourFieldProps {
  insn: Insn;
  name: string;
  onChange: (lines: string[]) => void;
}

/** The first line of the behaviour that an error is about, and what it says. */
function errorIn(insn: Insn, name: string) {
  for (const problem of problemsOf(insn)) {
    if (problem.severity !== 'error' || problem.place?.kind !== 'document') continue;
    const [record, instruction, member, line] = pathOf(problem.place.pointer);
    if (record === 'instructions' && instruction === name && member === 'behaviour')
      return { line: line === undefined ? undefined : Number(line), problem };
  }
  return undefined;
}

/** The text of the behaviour with numbered lines; it is understood with every key, and taken when it is left. */
export function BehaviourField({ insn, name, onChange }: BehaviourFieldProps) {
  const { t } = useTranslation('instructions');
  const say = useSaid();
  const stored = insn.instructions[name]!.behaviour;
  const [draft, setDraft] = useState<string>();
  const text = draft ?? stored.join('\n');
  const lines = text.split('\n');
  const error = errorIn(insn, name);
  function change(value: string) {
    setDraft(value);
    onChange(value.split('\n'));
  }
  return (
    <div className="nl-insn-behaviour">
      <span id="nl-insn-behaviour">{t('behaviour.title')}</span>
      <div className="nl-insn-text">
        <ol aria-hidden>
          {lines.map((_, index) => (
            <li key={index} data-wrong={error?.line === index}>
              {index + 1}
            </li>
          ))}
        </ol>
        <textarea
          data-member="behaviour"
          aria-labelledby="nl-insn-behaviour"
          aria-invalid={error !== undefined}
          aria-describedby={error ? 'nl-insn-error' : undefined}
          wrap="off"
          spellCheck={false}
          rows={Math.max(lines.length, 4)}
          value={text}
          onChange={({ target }) => change(target.value)}
          onBlur={() => setDraft(undefined)}
        />
      </div>
      {error ? (
        <p id="nl-insn-error" role="status" className="nl-insn-error">
          {error.line === undefined ? '' : `${t('behaviour.line', { line: error.line + 1 })} `}
          {say(error.problem)}
        </p>
      ) : (
        <p className="nl-insn-hint">{t('behaviour.hint')}</p>
      )}
    </div>
  );
}
