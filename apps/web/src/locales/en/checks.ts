/** Checks say their sentences in English themselves. */
export default {};
