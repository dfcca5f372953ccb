import type { SolverSentence } from '@netloom/pins';

export const solver: Record<SolverSentence, string> = {
  'solve/none': 'Ningún pin de {{chip}} ofrece {{signal}}: desactive lo que la necesita o use otro chip.',
  'solve/locks': '{{signal}} está fijada en {{pins}}, pero va a un solo pin: suelte todos menos uno.',
  'solve/lock': '{{signal}} está fijada en {{pin}}, que no la ofrece: suéltela; cabe en {{pins}}.',
  'solve/held':
    '{{signal}} solo cabe en {{pins}} y ninguno está disponible: suelte uno o desactive lo que lo ocupa.',
  'solve/holder': '{{pin}} ({{holder}})',
  'solve/oscillator': 'un oscilador activo',
  'solve/several': '{{signals}} no pueden tener pin a la vez: {{reason}}. {{remedy}}',
  'solve/locked': '{{signal}} (fijada en {{pin}})',
  'solve/kept': '{{signal}} (se queda en {{pin}})',
  'solve/few': 'solo caben en {{pins}}',
  'solve/few-positions': 'solo caben en {{pins}}, y los pines que comparten posición llevan una señal',
  'solve/remapping': 'todas las señales de {{instances}} deben usar un mismo remapeo',
  'solve/line': 'los pines del mismo número comparten una línea de interrupción, que GPIO_EXTI ocupa una vez',
  'solve/bit': 'las patillas del mismo bit de un puerto llevan una señal',
  'solve/reasons': '{{one}}, y {{other}}',
  'solve/give-up': 'Renuncie a una de las señales.',
  'solve/unlock': 'Suelte {{locked}} o renuncie a una de las señales.',
  'solve/let-move': 'Deje mover lo que está en {{kept}} o renuncie a una de las señales.',
  'solve/unlock-or-move':
    'Suelte {{locked}}, deje mover lo que está en {{kept}} o renuncie a una de las señales.',
  'list/and': '{{one}} y {{other}}',
  'list/or': '{{one}} o {{other}}',
  'list/and-more': '{{one}} y {{count}} más',
  'list/or-more': '{{one}} o {{count}} más',
  'list/next': '{{one}}, {{rest}}',
};
