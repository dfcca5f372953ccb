/** The product's mark: a chip whose die carries an N of wire. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect x="6" y="6" width="20" height="20" rx="4" fill="var(--nl-primary)" />
      <path
        d="M2 11h4M2 16h4M2 21h4M26 11h4M26 16h4M26 21h4"
        stroke="var(--nl-primary)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M11 21V11l10 10V11"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
