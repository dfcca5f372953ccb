/** States of a bit in small letters by ASCII code, 0 for what is none. */
export const stateOf = new Uint8Array(256);
for (const state of '01xzhuwl-?') {
  stateOf[state.charCodeAt(0)] = state.charCodeAt(0);
  stateOf[state.toUpperCase().charCodeAt(0)] = state.charCodeAt(0);
}

/** The small letter of what begins a value of more than one word, else 0. */
export const wideOf = new Uint8Array(256);
for (const letter of 'brsp') {
  wideOf[letter.charCodeAt(0)] = letter.charCodeAt(0);
  wideOf[letter.toUpperCase().charCodeAt(0)] = letter.charCodeAt(0);
}

/** Characters below the blank that no text has: not tab, line feed, vertical tab, form feed and carriage return. */
export const isControl = Uint8Array.from({ length: 256 }, (_, code) =>
  code < 9 || (code > 13 && code < 32) ? 1 : 0,
);
