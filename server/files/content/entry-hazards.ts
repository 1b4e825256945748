import { invisible } from './file-name.ts';

const endings = (list: string) => new RegExp(`\\.(?:${list.trim().replace(/\s+/g, '|')})[.\\s]*$`, 'iu');

/** What a double click runs or opens with rights of its own: programs, scripts, shortcuts, settings, disks, documents with macros or queries. */
const programs = endings(`
  ade adp apk app application appref-ms appx appxbundle bash bat cer chm cmd com command cpl crt csh dll dmg elf exe fxp
  gadget hlp hta img inf ins iqy iso isp jar jnlp jse? ksh lib(?:rary-ms)? lnk mda mdb mde mjs msc mshxml msi msix
  msixbundle msp mst ocx odc one onepkg onetoc2? oqy pif pkg pl prg ps[12](?:xml)? psc[12] psd1 psm1 py[cowz]? rb rdp reg rgs
  rqy dqy scf scr sct search-ms settingcontent-ms sh shb shs slk sys theme url vb[es]? vhdx? vmdk vxd webloc website wim
  ws[cfh]? xbap xll xnk
  xla xlm xlsm xlsb xltm xlam docm dotm pptm potm ppsm ppam ppa sldm wll
`);
/** Nobody looks into them here, and some unpackers open them on their own. */
const archives = endings(
  '7z ace alz arc arj bz2? cab cpio deb egg gz lha lz lz4 lzh lzma rar rpm tar tbz2? tgz txz uue? xar xz z zipx? zst',
);
/** Pages and pictures that run script where they are opened. Office files have such parts of their own. */
const pages = endings('html? mht(?:ml)? shtml svgz? swf xht(?:ml)? xslt?');

const leadsOut = /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:/i;
/** Spaces that look like others; macOS writes U+202F into the names of its screenshots. */
const oddSpace = /[^\P{Zs} \u202f]/u;

/** Whether the name of a part says that it is not to be handed on, in an Office file. */
export const isHazardousPart = (name: string): boolean =>
  programs.test(name) ||
  archives.test(name) ||
  leadsOut.test(name) ||
  name.search(invisible) >= 0 ||
  oddSpace.test(name);

/** The same of an entry of an archive that somebody unpacks to a folder. */
export const isHazardousEntry = (name: string): boolean => isHazardousPart(name) || pages.test(name);
