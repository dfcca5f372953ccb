import type { DefinitionSentence } from '@netloom/pins';

export const definitions: Record<DefinitionSentence, string> = {
  'option/smartcard':
    'una línea asíncrona tiene 1 o 2 bits de parada (RM0090, 30.3.2 «Configurable stop bits»)',
  'option/no-smartcard': 'UART4, UART5, UART7 y UART8 tienen 1 o 2 bits de parada (RM0090, 30.6.5 «STOP»)',
  'option/master': 'solo un maestro maneja NSS (RM0090, 28.3.1 «NSS output enabled»)',
  'option/wired-and': 'el bus de esta señal es un AND cableado: solo el drenador abierto lo deja a los demás',
  'option/push-pull': 'esta señal se maneja en ambos sentidos, lo que requiere push-pull',
  'rule/receive-only':
    'el reloj solo corre mientras el transmisor envía, así que no se recibiría nada; elija Receive and Transmit (RM0090, 30.3.9)',
  'rule/parity-bit':
    'la paridad ocupa uno de los 8 bits: quedan 7 de datos; 8 bits de datos con paridad requieren una longitud de palabra de 9 (RM0090, 30.3.7)',
  'rule/smartcard': '0,5 y 1,5 bits de parada son para tarjetas inteligentes (RM0090, 30.3.2)',
};
