import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'account',
  title: 'Su cuenta',
  sections: [
    {
      id: 'password',
      title: 'Contraseña',
      blocks: [
        'Cámbiela en **Perfil**, **Cuenta**. Con ello se cierran todas sus sesiones. Si la ha olvidado, use **¿Ha olvidado la contraseña?** en la página de inicio de sesión: se envía un enlace si la instalación envía correo; si no, un administrador establece una nueva.',
      ],
    },
    {
      id: 'sign-in-limits',
      title: 'Si no puede iniciar sesión',
      blocks: [
        'Tras varios fallos se pide una imagen con letras y cada intento tarda más. Una cuenta deshabilitada no puede iniciar sesión; consulte a un administrador.',
      ],
    },
  ],
};
