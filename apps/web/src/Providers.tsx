import { QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from './api/index.ts';
import type { Language } from './i18n.ts';
import { BusyOverlay } from './BusyOverlay.tsx';
import { antdTheme, applyCssVariables, useSize, useTheme } from './theme/index.ts';

const antdLocales: Record<Language, () => Promise<{ default: Locale }>> = {
  en: () => import('antd/es/locale/en_US'),
  zh: () => import('antd/es/locale/zh_CN'),
  es: () => import('antd/es/locale/es_ES'),
  ja: () => import('antd/es/locale/ja_JP'),
};

function useAntdLocale(): Locale | undefined {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const [locale, setLocale] = useState<Locale>();
  useEffect(() => {
    let current = true;
    void antdLocales[language]().then((module) => {
      if (current) setLocale(module.default);
    });
    return () => {
      current = false;
    };
  }, [language]);
  return locale;
}

/** Theme, texts of the component library and server data for everything below. */
export function Providers({ children }: { children: ReactNode }) {
  const { dark, colour } = useTheme();
  const { size } = useSize();
  const theme = useMemo(() => antdTheme(dark, colour, size), [dark, colour, size]);
  const locale = useAntdLocale();
  useLayoutEffect(() => applyCssVariables(dark, colour, size), [dark, colour, size]);
  return (
    <QueryClientProvider client={queryClient}>
      <ConfigProvider theme={theme} locale={locale} button={{ autoInsertSpace: false }}>
        {children}
        <BusyOverlay />
      </ConfigProvider>
    </QueryClientProvider>
  );
}
