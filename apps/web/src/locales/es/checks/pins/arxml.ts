import type { ArxmlSentence } from '@netloom/pins';

export const arxml: Record<ArxmlSentence, string> = {
  'arxml/long': 'el archivo supera {{megabytes}} MB; exporte solo el controlador LIN',
  'arxml/root':
    'la raíz es <{{name}}> y no <AUTOSAR>: no es un archivo ARXML; exporte la configuración como ARXML',
  'arxml/namespace':
    'el espacio de nombres es «{{found}}»; solo se lee AUTOSAR 4 ({{namespace}}): convierta el archivo',
  'arxml/xml': 'no se puede leer el XML: {{reason}}',
  'arxml/no-driver': 'no hay ningún controlador LIN entre los módulos del archivo ({{modules}})',
  'arxml/no-modules': 'el archivo no tiene módulos, tampoco un controlador LIN',
  'arxml/not-read': '{{path}} no se lee: {{reason}}',
  'arxml/formula': 'su valor es una fórmula',
  'arxml/no-value': 'no tiene {{element}}',
  'arxml/type': '«{{value}}» no es {{type}}',
  'arxml/other-config': 'otra configuración del módulo',
  'arxml/container': 'el controlador LIN no tiene el contenedor {{name}}',
  'arxml/unnamed-container': 'el controlador LIN no tiene contenedores sin definición',
  'arxml/channel-container': 'un canal LIN no tiene el contenedor {{name}}',
  'arxml/unnamed-channel-container': 'un canal LIN no tiene contenedores sin definición',
  'arxml/channel-not-read': 'el canal «{{name}}» no se lee: {{reason}}',
  'arxml/no-name': 'no tiene SHORT-NAME',
  'arxml/long-name': 'su nombre supera {{most}} caracteres',
  'arxml/channels': 'una configuración tiene como mucho {{most}} canales',
  'arxml/read-before': 'ya se leyó un canal con este nombre',
  'arxml/variant': 'otro valor de {{name}}, de otra variante',
  'arxml/no-definition': 'no tiene DEFINITION-REF',
  'arxml/unknown':
    'no es un parámetro del controlador LIN de AUTOSAR 4.2.2 ni una extensión que esta herramienta conozca',
};
