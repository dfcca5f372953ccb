import './board.css';

/** A row's colour beside its name; an empty ring for the usual one. */
export function Swatch({ colour }: { colour: string | undefined }) {
  return <span aria-hidden className="nl-wave-board-swatch" style={{ background: colour }} />;
}
