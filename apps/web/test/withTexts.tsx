import { App } from 'antd';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import bugs from '../src/locales/en/bugs.json';
import catalogue from '../src/locales/en/catalogue.json';
import clocks from '../src/locales/en/clocks.json';
import common from '../src/locales/en/common.json';
import core from '../src/locales/en/core.json';
import corePoints from '../src/locales/en/corePoints.json';
import coreTrace from '../src/locales/en/coreTrace.json';
import document from '../src/locales/en/document.json';
import generation from '../src/locales/en/generation.json';
import list from '../src/locales/en/list.json';
import regressions from '../src/locales/en/regressions.json';
import share from '../src/locales/en/share.json';
import simulation from '../src/locales/en/simulation.json';
import soc from '../src/locales/en/soc.json';
import tasks from '../src/locales/en/tasks.json';
import timing from '../src/locales/en/timing.json';

function textsWith(checks: Record<string, string>) {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: 'en',
    defaultNS: 'common',
    resources: {
      en: {
        ...{ bugs, catalogue, checks, clocks, common, core, corePoints, coreTrace },
        ...{ document, generation },
        ...{ list, regressions, share, simulation, soc, tasks, timing },
      },
    },
    interpolation: { escapeValue: false },
  });
  return i18n;
}

const english = textsWith({});

interface WithTextsProps {
  children: ReactNode;
  /** What checks say, by key, in place of their English. */
  sentences?: Record<string, string>;
}

/** What components stand in: English texts, and places for dialogs. */
export function WithTexts({ children, sentences }: WithTextsProps) {
  return (
    <I18nextProvider i18n={sentences ? textsWith(sentences) : english}>
      <App>{children}</App>
    </I18nextProvider>
  );
}
