/** Bands of the diagram from top to bottom. */
export const BANDS = ['system', 'pllI2s', 'pllSai', 'low'] as const;
export type Band = (typeof BANDS)[number];

/** Where nodes stand, by their names; the first that fits counts. */
const PLACES: readonly (readonly [RegExp, Band, number])[] = [
  [/^(HSI|HSE|LSE|LSI)$/, 'system', 0],
  [/^(PLLSource|RTCHSEDivider)$/, 'system', 1],
  [/^(PLLM|RTCSource)$/, 'system', 2],
  [/^PLLN$/, 'system', 3],
  [/^PLL[PQR]$/, 'system', 4],
  [/^(SYSCLK|CLK48|SDIO)Source$/, 'system', 5],
  [/^AHBPrescaler$/, 'system', 6],
  [/^APB/, 'system', 7],
  [/^I2S_CKIN$/, 'pllI2s', 0],
  [/^PLLI2SSource$/, 'pllI2s', 1],
  [/^PLLI2SM$/, 'pllI2s', 2],
  [/^PLLI2SN$/, 'pllI2s', 3],
  [/^PLLI2S[PQR]$/, 'pllI2s', 4],
  [/^(PLLI2SDiv|PLLDiv)/, 'pllI2s', 5],
  [/^I2S/, 'pllI2s', 6],
  [/^(SAI|SPDIFRX)/, 'pllI2s', 7],
  [/^PLLSAIM$/, 'pllSai', 2],
  [/^PLLSAIN$/, 'pllSai', 3],
  [/^PLLSAI[PQR]$/, 'pllSai', 4],
  [/^PLLSAIDiv/, 'pllSai', 5],
  [/^HSI488$/, 'low', 3],
  [/^(CEC|LPTIM1)Source$/, 'low', 4],
  [/^(FMPI2C1|DFSDM1)Source$/, 'low', 5],
  [/^MCO.Source$/, 'low', 6],
  [/^MCO.Prescaler$/, 'low', 7],
];

export function placeOf(name: string): { band: Band; column: number } {
  const found = PLACES.find(([pattern]) => pattern.test(name));
  return found ? { band: found[1], column: found[2] } : { band: 'low', column: 5 };
}
