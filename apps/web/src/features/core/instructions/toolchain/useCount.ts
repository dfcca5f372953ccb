import { useTranslation } from 'react-i18next';

/** Numbers as the language writes them; what is not there is a dash. */
export function useCount() {
  const { i18n } = useTranslation('toolchain');
  const { language } = i18n;
  return {
    count: (value: number | null | undefined) =>
      value === null || value === undefined ? '–' : value.toLocaleString(language),
    /** How many times as much. */
    ratio: (value: number | null, of: number | null) =>
      value === null || of === null || of === 0
        ? '–'
        : `× ${(value / of).toLocaleString(language, { maximumFractionDigits: 2 })}`,
    percent: (part: number, whole: number) =>
      (whole === 0 ? 0 : part / whole).toLocaleString(language, {
        style: 'percent',
        maximumFractionDigits: 1,
      }),
  };
}
