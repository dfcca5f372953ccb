import type { RoleSentence } from '@netloom/pins';

export const roles: Record<RoleSentence, string> = {
  'role/reset': '{{pin}} mantiene el chip en reset mientras está a nivel bajo.',
  'role/boot': '{{pin}} es {{name}}: su nivel en el reset elige la memoria desde la que arranca el chip.',
  'role/boot1':
    '{{pin}} es BOOT1: con BOOT0 a nivel alto, su nivel en el reset elige entre la memoria de sistema y la SRAM.',
  'role/swd': '{{pin}} es {{name}}: si se ocupa, el depurador no puede conectarse.',
  'role/jtag': '{{pin}} es {{name}}: si se ocupa, JTAG deja de funcionar, SWD sigue.',
  'role/oscillator': '{{pin}} es {{name}}: si se ocupa, no puede usarse un cristal ahí.',
  'role/both': '{{one}} {{other}}',
  'role-source/names': 'los nombres del pin en los datos del fabricante',
  'role-source/both': '{{one}}; {{other}}',
};
