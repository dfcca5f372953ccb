import styles from './Board.module.css';

/** A row's colour beside its name; an empty ring for the usual one. */
export function Swatch({ colour }: { colour: string | undefined }) {
  return <span aria-hidden className={styles.swatch} style={{ background: colour }} />;
}
