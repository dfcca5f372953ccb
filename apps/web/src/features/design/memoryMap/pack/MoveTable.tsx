import { addressText } from '../map/sizes.ts';
import type { Move } from './usePacking.ts';

export function MoveTable({ moves }: { moves: readonly Move[] }) {
  return (
    <table className="nl-map-moves">
      <tbody>
        {moves.map(({ endpoint, before, after }) => (
          <tr key={endpoint} data-moved={before !== after}>
            <th>{endpoint}</th>
            <td>{addressText(before)}</td>
            <td>→</td>
            <td>{addressText(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
