import type { GenerationSentence } from '@netloom/pins';

export const generation: Record<GenerationSentence, string> = {
  'PINS-NO-VECTOR':
    '{{instance}} no puede interrumpir: {{device}} no tiene el vector {{vector}}. Desactive su interrupción.',
  'PINS-NO-C':
    'No hay generador de C para la familia {{family}}: se omiten las fuentes C, el arranque, el script de enlazado y los ficheros de compilación.',
  'PINS-UNSAFE-TEXT/identifier':
    '{{text}} no es un identificador de C: use letras, dígitos y _, sin empezar por un dígito',
  'PINS-UNSAFE-TEXT/number': '{{text}} no es un número entero desde 0',
  'PINS-UNSAFE-TEXT/file': '{{text}} no sirve como nombre de fichero: use letras, dígitos, _ y -',
  'PINS-USER-CODE':
    '{{file}}, línea {{line}}: {{fault}} No se ha generado nada, para que no se pierda código suyo.',
  'PINS-USER-CODE-KEPT':
    '{{file}}: la sección {{name}} ya no tiene sitio; su código se conserva al final del fichero.',
  'user-code/no-name': 'USER CODE {{word}} no tiene nombre.',
  'user-code/never-begun': 'USER CODE END {{name}} cierra una sección que no se abrió.',
  'user-code/other-end': 'USER CODE END {{name}} está en la sección {{open}} de la línea {{line}}.',
  'user-code/inside': 'USER CODE BEGIN {{name}} está dentro de la sección {{open}} de la línea {{line}}.',
  'user-code/twice': 'La sección {{name}} está dos veces en este fichero, la primera en la línea {{line}}.',
  'user-code/unclosed': 'USER CODE BEGIN {{name}} no tiene USER CODE END {{name}}.',
  'user-code/kept-too':
    'La sección {{name}} tiene código tanto en su sitio como en el bloque de secciones conservadas.',
  'user-code/other-file': 'La sección {{name}} no es de este fichero: pase su código a otra sección.',
  'user-code/conditions':
    'La sección {{name}} ya no se genera y sus #if y #endif no se corresponden: corríjalos.',
  'PINS-ZEPHYR-LOSS':
    'El overlay de devicetree no lleva {{what}}; configúrelo donde Zephyr tenga sitio para ello.',
  'zephyr/of': '{{instance}}: {{what}}',
  'zephyr/and': '{{first}}; {{then}}',
  'zephyr/all': 'nada de ello (Zephyr no tiene driver para el modo {{mode}})',
  'zephyr/lin': 'el modo LIN',
  'zephyr/priority': 'la prioridad de interrupción {{priority}}',
  'zephyr/clocks': 'el árbol de relojes (la placa indica el suyo)',
  'zephyr/pad': 'la reasignación del pad {{pad}} para {{pin}}',
  'zephyr/switch': 'el estado del interruptor analógico de {{pin}}',
  'zephyr/slave': 'el modo esclavo (se elige al ejecutar el programa)',
  'zephyr/setting': '{{setting}} {{value}}',
  'zephyr/spi': 'la frecuencia de reloj (cada dispositivo del bus indica la suya, spi-max-frequency)',
  'zephyr/can': 'la temporización de bit (el driver la calcula con bitrate y sample-point)',
  'zephyr/flow': 'el control de flujo {{flow}} (hw-flow-control es de RTS y CTS juntos)',
  'zephyr/i2c': 'la frecuencia de reloj {{speed}} Hz (el driver solo admite 100000 y 400000)',
};
