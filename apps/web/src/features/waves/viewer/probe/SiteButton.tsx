import './probe.css';

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
    <button type="button" className="nl-wave-probe-site" title={title} onClick={onClick}>
      <span className="nl-wave-probe-kind">{kind}</span>
      <code>{text}</code>
      <small>{where}</small>
    </button>
  );
}
