/* An event of the diagnostic event manager. */
#ifndef DEM_H
#define DEM_H

#define DemConf_DemEventParameter_LinTimeout 77U

#endif
