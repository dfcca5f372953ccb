import { App } from 'antd';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import catalogue from '../src/locales/en/catalogue.json';
import common from '../src/locales/en/common.json';
import core from '../src/locales/en/core.json';
import document from '../src/locales/en/document.json';
import generation from '../src/locales/en/generation.json';
import soc from '../src/locales/en/soc.json';

const i18n = createInstance();
void i18n.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { catalogue, common, core, document, generation, soc } },
  interpolation: { escapeValue: false },
});

/** What components stand in: English texts, and places for dialogs. */
export function WithTexts({ children }: { children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18n}>
      <App>{children}</App>
    </I18nextProvider>
  );
}
