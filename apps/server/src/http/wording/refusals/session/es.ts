import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'account-changed': 'La cuenta acaba de cambiar: inicie sesión de nuevo.',
  'code-asked': 'Introduzca el código de su segundo factor.',
  'factor-setup-asked': 'Esta cuenta necesita un segundo factor: configúrelo para continuar.',
  'challenge-over':
    'Este inicio de sesión tardó demasiado o se probaron demasiados códigos: inicie sesión de nuevo.',
  'code-wrong': 'El código es incorrecto o ya se usó: introduzca el que se muestra ahora',
  'too-many-codes': 'Se probaron demasiados códigos: espere unos minutos y vuelva a intentarlo.',
  'factor-on': 'Ya hay un segundo factor activado: desactívelo antes de configurar otro.',
  'factor-off': 'No hay ningún segundo factor que desactivar.',
  'factor-setup-over': 'No hay nada pendiente de confirmar o tardó demasiado: empiece de nuevo.',
  'factor-own': 'Desactive su propio segundo factor en su perfil, donde se piden la contraseña y el código.',
  'sign-in-anew':
    'Esta cuenta inicia sesión mediante otro proveedor: cierre la sesión, iníciela de nuevo y haga esto antes de diez minutos.',
  'password-missing': 'Introduzca la contraseña actual',
  'captcha-wrong': 'Las letras no coinciden con la imagen: responda a una nueva.',
  'too-many-pictures': 'Se pidieron demasiadas imágenes: espere un minuto y vuelva a intentarlo.',
  'sign-in-wrong': 'El nombre de usuario o la contraseña son incorrectos.',
  'account-disabled': 'Esta cuenta está desactivada: consulte a un administrador.',
  'too-many-attempts': 'Demasiados intentos: espere un momento y vuelva a intentarlo.',
  'registration-closed': 'El registro está cerrado: pida una cuenta a un administrador.',
  'too-many-accounts':
    'Últimamente se crearon demasiadas cuentas: inténtelo en unos minutos o pida una a un administrador.',
  'user-name-taken': 'Este nombre de usuario ya existe: elija otro',
  'password-common': 'Esta contraseña es de las primeras que se prueban: elija otra',
  'password-is-name': 'La contraseña no puede ser solo un nombre: elija una que no derive del suyo',
  'password-wrong': 'La contraseña actual es incorrecta',
  'no-reset-mails':
    'Esta instalación no envía correos: pida a un administrador que restablezca su contraseña.',
  'reset-link-void': 'Este enlace ya se usó o caducó: pida otro en la página de inicio de sesión.',
  'oidc-none': 'Aquí no hay ningún proveedor de identidad configurado.',
  'oidc-over': 'Este inicio de sesión tardó demasiado o empezó en otro lugar: empiece de nuevo.',
  'oidc-refused': '{provider} no confirmó el inicio de sesión: empiece de nuevo.',
  'oidc-away': 'No se puede contactar con {provider}: inténtelo más tarde o use su contraseña.',
  'too-many-mails': 'Se pidieron demasiados correos: espere unos minutos y vuelva a intentarlo.',
  'email-taken': 'Este correo está confirmado para otra cuenta: use otro o haga cambiar esa cuenta',
  'no-confirmation-mails':
    'Esta instalación no envía correos: pida a un administrador que confirme su dirección.',
  'nothing-to-confirm': 'No tiene ninguna dirección pendiente de confirmar.',
  'email-link-void': 'Este enlace ya se usó, caducó o es de otra cuenta: pida otro en su perfil.',
  'email-by-link': 'La dirección propia se confirma con el enlace que se le envía',
  'email-by-administrator':
    'Esta instalación no envía correos: pida a un administrador que ponga su dirección',
  'email-of-provider': 'Su dirección viene del proveedor de identidad: cámbiela allí',
  'passkeys-none':
    'Las llaves de acceso necesitan una dirección pública con https y nombre: pida a un administrador que defina NETLOOM_PUBLIC_URL.',
  'passkey-of-provider': 'Esta cuenta inicia sesión con otro proveedor: gestione allí sus llaves de acceso.',
  'code-missing': 'Introduzca también un código de su segundo factor',
  'passkey-over': 'Ha tardado demasiado o ya se hizo: empiece de nuevo.',
  'passkey-wrong': 'No se ha aceptado esta llave de acceso: use otra o inicie sesión con la contraseña.',
  'passkey-not-added':
    'No se ha aceptado la respuesta del dispositivo: empiece de nuevo en la dirección pública de esta instalación.',
  'passkey-taken': 'Esta llave de acceso ya está registrada: elimínela antes o use otro dispositivo.',
  'too-many-passkeys': 'Tiene veinte llaves de acceso: elimine antes una.',
  'passkey-gone': 'Ya no tiene esa llave de acceso.',
};
