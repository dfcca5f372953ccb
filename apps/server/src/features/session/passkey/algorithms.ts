/** Of COSE (RFC 9053): EdDSA, ES256, and RS256 for Windows. */
export const ALGORITHMS = [-8, -7, -257];
