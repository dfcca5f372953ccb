import { Field } from '../run/index.ts';
import { PathInput } from '../../../parts/form/PathInput.tsx';
import './timing.css';

/** As many as a run takes. */
const MOST = 16;
const LIBERTY = ['.lib'];

interface MacroPathsProps {
  label: string;
  help: string;
  macros: readonly string[];
  onChange: (macros: readonly string[]) => void;
}

/** Liberty files of memory macros: those that are named, and room for one more. */
export function MacroPaths({ label, help, macros, onChange }: MacroPathsProps) {
  const put = (index: number, path: string) => {
    const next = [...macros.slice(0, index), path, ...macros.slice(index + 1)];
    onChange(next.filter((each, at) => each !== '' || at === index));
  };
  return (
    <Field label={label}>
      <div className="nl-timing-macros" title={help}>
        {[...macros.filter((path) => path !== ''), ''].slice(0, MOST).map((path, index) => (
          <PathInput
            key={index}
            label={`${label} ${index + 1}`}
            value={path}
            endings={LIBERTY}
            placeholder="memories/sram.lib"
            onChange={(next) => put(index, next)}
          />
        ))}
      </div>
    </Field>
  );
}
