import type { Macro, Memory, ReadMacro } from '@netloom/memory';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { NoteList } from '../../../../diagnostics/NoteList.tsx';

interface MacroTableProps {
  macros: readonly ReadMacro[];
  /** Those that the memory has already. */
  known: Memory['macros'];
  /** Names of those that are left out. */
  left: ReadonlySet<string>;
  onLeave: (left: ReadonlySet<string>) => void;
}

/** A row for each macro, and below it what its files contradict each other in. */
export function MacroTable({ macros, known, left, onLeave }: MacroTableProps) {
  const { t } = useTranslation('memory');
  const toggle = (name: string) => {
    const next = new Set(left);
    if (!next.delete(name)) next.add(name);
    onLeave(next);
  };
  return (
    <div className="nl-memory-macro-list">
      <table className="nl-memory-table">
        <thead>
          <tr>
            <th>{t('macros.macro')}</th>
            <th>{t('macros.size')}</th>
            <th>{t('request.ports')}</th>
            <th>{t('macros.area')}</th>
            <th>{t('tiling.delay')}</th>
          </tr>
        </thead>
        {macros.map((read) => (
          <tbody key={read.name}>
            <tr>
              <th scope="row">
                <Checkbox
                  checked={read.macro !== undefined && !left.has(read.name)}
                  disabled={read.macro === undefined}
                  onChange={() => toggle(read.name)}
                >
                  <code>{read.name}</code>
                  {read.name in known && <small>{t('macros.replaces')}</small>}
                </Checkbox>
              </th>
              {figuresOf(read.macro).map((value, column) => (
                <td key={column}>{value}</td>
              ))}
            </tr>
            {read.problems.length > 0 && (
              <tr>
                <td colSpan={5}>
                  <Problems problems={read.problems} />
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Words × bits with the mask, ports, area in µm² and delay in ns. */
function figuresOf(macro: Macro | undefined): string[] {
  if (macro === undefined) return ['–', '–', '–', '–'];
  const { words, bits, maskBits, ports, area, delay } = macro;
  return [
    `${words} × ${bits}${maskBits === undefined ? '' : ` / ${maskBits}`}`,
    ports.map(({ kind }) => kind).join(' + '),
    area === undefined ? '–' : String(Number(area.toFixed(1))),
    delay === undefined ? '–' : String(Number(delay.toFixed(3))),
  ];
}

/** Rows that are shown of one macro: files that have nothing in common contradict each other in every pin. */
const SHOWN = 12;

function Problems({ problems }: Pick<ReadMacro, 'problems'>) {
  const { t } = useTranslation('memory');
  return (
    <NoteList className="nl-memory-macro-problems" problems={problems.slice(0, SHOWN)}>
      {problems.length > SHOWN && <li>{t('macros.more', { count: problems.length - SHOWN })}</li>}
    </NoteList>
  );
}
