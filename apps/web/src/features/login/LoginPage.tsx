import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageButton } from '../../shell/LanguageButton.tsx';
import { Logo } from '../../shell/Logo.tsx';
import { ThemeButton } from '../../shell/ThemeButton.tsx';
import { LoginForm } from './LoginForm.tsx';
import './login.css';

export default function LoginPage() {
  const { t } = useTranslation('login');
  useEffect(() => {
    document.title = t('pageTitle');
  }, [t]);
  return (
    <main className="nl-login">
      <div className="nl-login-tools">
        <ThemeButton />
        <LanguageButton named />
      </div>
      <section className="nl-login-card">
        <header>
          <Logo size={44} />
          <div>
            <h1>Netloom</h1>
            <p>{t('tagline')}</p>
          </div>
        </header>
        <LoginForm />
      </section>
    </main>
  );
}
