import styles from './Probe.module.css';

interface Props {
  title: string;
  /** What happens there. */
  kind: string;
  /** The source. */
  text: string;
  where: string;
  onClick: () => void;
}

/** A place of the source, to which a click goes. */
export function SiteButton({ title, kind, text, where, onClick }: Props) {
  return (
    <button type="button" className={styles.site} title={title} onClick={onClick}>
      <span className={styles.kind}>{kind}</span>
      <code>{text}</code>
      <small>{where}</small>
    </button>
  );
}
