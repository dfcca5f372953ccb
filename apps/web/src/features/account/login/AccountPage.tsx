import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageButton } from '../../../shell/LanguageButton.tsx';
import { Logo } from '../../../shell/Logo.tsx';
import { ThemeButton } from '../../../shell/ThemeButton.tsx';
import './login.css';

interface AccountPageProps {
  /** What is done here: heading and page title. */
  title: string;
  /** One line below the product's name. */
  subtitle: string;
  wide?: boolean;
  children: ReactNode;
}

/** The frame of the pages that are open without a session: sign in, register, reset the password. */
export function AccountPage({ title, subtitle, wide = false, children }: AccountPageProps) {
  const { t } = useTranslation('login');
  useEffect(() => {
    document.title = `${title} · Netloom`;
  }, [title]);
  return (
    <main className="nl-login">
      <div className="nl-login-tools">
        <ThemeButton />
        <LanguageButton named />
      </div>
      <section className="nl-login-card" data-wide={wide} aria-label={title}>
        <header>
          <Logo size={44} />
          <div>
            <h1>Netloom</h1>
            <p>{subtitle}</p>
          </div>
        </header>
        {children}
      </section>
      <footer>{t('selfHosted')}</footer>
    </main>
  );
}
