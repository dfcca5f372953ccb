import { useTranslation } from 'react-i18next';

export type Cell = readonly [from: string, to: string];

interface MatrixProps {
  crossings: readonly { from: readonly string[]; to: string; isSafe: boolean }[];
  chosen: Cell | undefined;
  onChoose: (cell: Cell | undefined) => void;
}

/** How much leads from each clock to each other one; a cell is chosen, and let go again, by pressing it. */
export function Matrix({ crossings, chosen, onChoose }: MatrixProps) {
  const { t } = useTranslation('clocks');
  const domains = [...new Set(crossings.flatMap(({ from, to }) => [...from, to]))].sort();
  const at = (from: string, to: string) =>
    crossings.filter((each) => each.to === to && each.from.includes(from));
  return (
    <table className="nl-clocks-matrix">
      <thead>
        <tr>
          <th>{t('crossing.fromTo')}</th>
          {domains.map((to) => (
            <th key={to} scope="col">
              {to}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {domains.map((from) => (
          <tr key={from}>
            <th scope="row">{from}</th>
            {domains.map((to) => {
              const found = at(from, to);
              const isChosen = chosen?.[0] === from && chosen[1] === to;
              return (
                <td key={to} data-kind={kindOf(found)}>
                  {found.length > 0 && (
                    <button
                      type="button"
                      aria-pressed={isChosen}
                      aria-label={t('crossing.cell', { from, to, count: found.length })}
                      onClick={() => onChoose(isChosen ? undefined : [from, to])}
                    >
                      {found.length}
                    </button>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function kindOf(found: readonly { isSafe: boolean }[]): string | undefined {
  if (found.length === 0) return undefined;
  return found.every(({ isSafe }) => isSafe) ? 'safe' : 'unsafe';
}
