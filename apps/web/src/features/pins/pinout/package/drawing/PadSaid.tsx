import type { SignPlace } from './PadLock.tsx';

/** A bubble of side 1: somebody said something about the pad. */
export function PadSaid({ x, y, size, turned = 0 }: SignPlace) {
  return (
    <path
      className="nl-pins-said"
      transform={`translate(${x} ${y}) rotate(${turned}) scale(${size})`}
      d="M-.35-.35H.35A.1.1 0 0 1 .45-.25V.1A.1.1 0 0 1 .35.2H-.05L-.25.42V.2H-.35A.1.1 0 0 1-.45.1V-.25A.1.1 0 0 1-.35-.35Z"
    />
  );
}
