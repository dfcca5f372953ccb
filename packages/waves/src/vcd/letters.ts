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
