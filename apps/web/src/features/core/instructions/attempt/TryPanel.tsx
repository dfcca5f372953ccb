import { estimateIn, inputsOf, numberOf, tryOut, understoodOne } from '@netloom/instructions';
import type { Insn, Known, Outcome } from '@netloom/instructions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signedText, wideHex } from './numbers.ts';
import { Speedups } from './Speedups.tsx';

/** Operands for an instruction, what the model makes of them, and what the instruction will be worth. */
export function TryPanel({ insn, name }: { insn: Insn; name: string }) {
  const { t } = useTranslation('instructions');
  const known = understoodOne(insn, name);
  return (
    <aside className="nl-insn-try" aria-label={t('try.title')}>
      <h2>{t('try.title')}</h2>
      {known === undefined ? (
        <p className="nl-insn-hint">{t('try.broken')}</p>
      ) : (
        <>
          <Attempt key={name} insn={insn} known={known} />
          <EstimateTable insn={insn} known={known} />
          <Speedups key={`${insn.name} ${name}`} insn={insn} name={name} />
        </>
      )}
    </aside>
  );
}

/** The field of the encoding, in every language. */
const RESULT = 'rd';

const uses = ({ behaviour, access }: Known, state: string) =>
  [behaviour.reads, behaviour.writes, access?.reads].some((names) => names?.has(state));

function Attempt({ insn, known }: { insn: Insn; known: Known }) {
  const { t } = useTranslation('instructions');
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() => first(insn, known.name));
  const inputs = inputsOf(insn, known.name).filter(({ name, isState }) => !isState || uses(known, name));
  const values = new Map(inputs.map(({ name, type }) => [name, numberOf(texts[name] ?? '0', type)]));
  const isWhole = [...values.values()].every((value) => value !== undefined);
  const outcome = isWhole ? tryOut(insn, known, values as Map<string, bigint>) : undefined;
  return (
    <>
      {inputs.map(({ name, type, isState }) => (
        <label key={name} className="nl-insn-field">
          <span>
            {isState
              ? t(insn.states[name]!.depth === undefined ? 'try.before' : 'try.words', { name })
              : name}
          </span>
          <input
            data-mono
            spellCheck={false}
            aria-invalid={values.get(name) === undefined}
            title={`${type.signed ? 'i' : 'u'}${type.width}`}
            value={texts[name] ?? '0'}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value.trim() })}
          />
        </label>
      ))}
      <dl className="nl-insn-result" aria-live="polite">
        {outcome === undefined && <dd className="nl-insn-error">{t('try.number')}</dd>}
        {outcome?.rd !== undefined && (
          <>
            <dt>{RESULT}</dt>
            <dd data-result="rd">
              {wideHex(BigInt(outcome.rd), 32)} <small>{signedText(BigInt(outcome.rd), 32)}</small>
            </dd>
          </>
        )}
        {outcome && <Accessed known={known} outcome={outcome} />}
        {outcome?.after.map(([state, value]) => (
          <Changed key={state} state={state} value={value} insn={insn} />
        ))}
      </dl>
    </>
  );
}

/** Where memory is accessed, and what is stored there. */
function Accessed({ known, outcome: { address, data } }: { known: Known; outcome: Outcome }) {
  const { t } = useTranslation('instructions');
  return (
    <>
      {address !== undefined && (
        <>
          <dt>{t('try.address')}</dt>
          <dd data-result="address">{wideHex(address, 32)}</dd>
        </>
      )}
      {data !== undefined && (
        <>
          <dt>{t('try.stored')}</dt>
          <dd data-result="data">{wideHex(data, known.access!.type.width)}</dd>
        </>
      )}
    </>
  );
}

function Changed({ state, value, insn }: { state: string; value: bigint; insn: Insn }) {
  const { t } = useTranslation('instructions');
  // Of a table it is a word, `map[3]`.
  const width = Number(insn.states[state.replace(/\[.*/, '')]!.type.slice(1));
  return (
    <>
      <dt>{t('try.after', { name: state })}</dt>
      <dd data-result={state}>
        {wideHex(value, width)} <small>{signedText(value, width)}</small>
      </dd>
    </>
  );
}

/** The first example, else something to begin with. */
function first(insn: Insn, name: string): Record<string, string> {
  const [example] = insn.instructions[name]!.examples;
  return example
    ? {
        ...example.operands,
        ...example.before,
        ...(example.loaded !== undefined && { loaded: example.loaded }),
      }
    : { rs1: '0x12345678', rs2: '3', rs3: '0', imm: '1' };
}

function EstimateTable({ insn, known }: { insn: Insn; known: Known }) {
  const { t, i18n } = useTranslation('instructions');
  const { cycles, software, gates, levels } = estimateIn(insn, known);
  const [least, most] = cycles;
  const number = (value: number) => value.toLocaleString(i18n.language);
  const rows: [string, string][] = [
    ['cycles', least === most ? number(least) : `${number(least)} – ${number(most)}`],
    ['software', t('estimate.about', { value: number(software) })],
    ['gates', t('estimate.about', { value: number(gates) })],
    ['levels', t('estimate.about', { value: number(levels) })],
  ];
  return (
    <section className="nl-insn-estimate" aria-label={t('estimate.title')}>
      <h2>{t('estimate.title')}</h2>
      <dl>
        {rows.map(([key, text]) => (
          <div key={key}>
            <dt>{t(`estimate.${key}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="nl-insn-hint">{t('estimate.note')}</p>
    </section>
  );
}
