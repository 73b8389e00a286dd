/**
 * Domains at which people have addresses. Sources: Mozilla's database of mail providers (github.com/thunderbird/autoconfig, ispdb, commit
 * c6ad7965 of 2026-03-12), the lists `free-email-domains` 1.12.6 and `email-providers` 2.26.0 of npm, without what they list of throw-away
 * addresses and of misspellings, and the operators' own names of their services.
 */

/** Domains by country, those of most customers first: the first of equally near ones is suggested. */
export const everywhere = 'gmail.com hotmail.com outlook.com yahoo.com icloud.com live.com msn.com'
export const commonDomains: Readonly<Record<string, string>> = {
  FR: `gmail.com orange.fr hotmail.fr wanadoo.fr free.fr yahoo.fr sfr.fr laposte.net outlook.fr live.fr bbox.fr neuf.fr ${everywhere}`,
  ES: `gmail.com hotmail.com hotmail.es yahoo.es outlook.es movistar.es telefonica.net ${everywhere}`,
  BE: `gmail.com telenet.be hotmail.com skynet.be hotmail.be proximus.be outlook.be live.be voo.be scarlet.be ${everywhere}`,
  NL: `gmail.com hotmail.com ziggo.nl kpnmail.nl live.nl hotmail.nl outlook.nl home.nl planet.nl xs4all.nl hetnet.nl ${everywhere}`,
  IT: `gmail.com libero.it hotmail.it virgilio.it alice.it yahoo.it tiscali.it outlook.it live.it tin.it fastwebnet.it ${everywhere}`,
}

/** Domains in use that are never suggested: operators that are small or sell no new addresses, and providers of all countries. */
const otherDomains: Readonly<Record<string, string>> = {
  FR:
    'aliceadsl.fr aol.fr cegetel.net club-internet.fr dartybox.com estvideo.fr evc.net evhr.net freesurf.fr gmx.fr hotmail.fr ' +
    'infonie.fr libertysurf.fr mail.fr mailo.com mailo.eu mailo.fr modulonet.fr net-c.com net-c.fr netc.eu netc.fr netcourrier.com ' +
    'nordnet.com nordnet.fr noos.fr numericable.com numericable.fr ozone.net 9online.fr oreka.com caramail.com caramail.fr laposte.fr ' +
    'posteo.net premium-mail.fr tele2.fr tiscali.fr vialis.net voila.fr worldonline.fr zeop.fr zoho.eu',
  ES:
    'aol.es eresmas.com eresmas.net euskalnet.net gmx.es iespana.es inicia.es jazzfree.com jazztel.es jazztel.com lycos.es masmovil.es mixmail.com ' +
    'mundo-r.com net-c.es ono.com ono.es orange.es posteo.es retemail.es tele2.es telecable.es teleline.es telefonica.es terra.com terra.es ' +
    'vodafone.es wanadoo.es ya.com yahoo.com.es yoigo.com movistar.com euskaltel.net euskaltel.es hispavista.com',
  BE:
    'advalvas.be base.be belgacom.be belgacom.net brutele.be chello.be dommel.be edpnet.be euphonynet.be fibernet.be fulladsl.be ' +
    'freegates.be gmx.be infonie.be kidcity.be mail.be mobilevikings.be net-c.be numericable.be orange.be pandora.be pi.be planet.be ' +
    'posteo.be proximus.com scarlet.nl swing.be teledisnet.be tele2.be tele2allin.be tiscali.be tiscalinet.be tvcablenet.be ' +
    'versateladsl.be win.be worldonline.be yucom.be mailfence.com',
  NL:
    '12move.nl caiway.nl caiway.net canaldigitaal.nl casema.nl cistron.nl chello.nl compaqnet.nl concepts.nl dds.nl delta.nl deltanl.nl demon.nl ' +
    'euronet.nl fastmail.nl freeler.nl freemail.nl filternet.nl glazenkamp.net gmx.nl hccnet.nl hotmail.nl ilse.nl ' +
    'iae.nl kabelfoon.nl kabelfoon.net kpn.com kpnplanet.nl mail.nl msn.nl multiweb.nl net-c.nl netvisit.nl on.nl onlinemail.nl ' +
    'online.nl onsbrabantnet.nl onsmail.nl onsneteindhoven.nl onsnetnuenen.nl orange.nl oxilion.nl posteo.nl quicknet.nl razcall.nl ' +
    'scarlet.nl solcon.nl solconmail.nl speedlinq.nl telfort.nl telfortglasvezel.nl tele2.nl tip.nl tiscali.nl tiscalimail.nl ' +
    'tweak.nl t-mobilethuis.nl odido.nl upc.nl upcmail.nl versatel.nl vodafone.nl vodafonethuis.nl wanadoo.nl wish.nl worldonline.nl wxs.nl ' +
    'xmsnet.nl xms.nl yahoo.nl youfone.nl zeelandnet.nl zeggis.nl ziggomail.nl zinders.nl zonnet.nl',
  IT:
    'aliceposta.it aol.it arubapec.it aruba.it blu.it caltanet.it ciaoweb.it cheapnet.it cybernet.it dada.it email.it eolo.it ' +
    'excite.it fastmail.it fastweb.it freemail.it giallo.it gigapec.it gmail.it gmx.it inwind.it interfree.it iol.it jumpy.it ' +
    'katamail.com legalmail.it lycos.it mail.it mclink.it mclink.net net-c.it netc.it pec.it poste.it postecert.it posteo.it ' +
    'supereva.it supereva.com tele2.it teletu.it tim.it timmail.it tiscalinet.it tix.it uno.it vodafone.it vodafone.com wind.it ' +
    'windtre.it wooow.it yep.it kataweb.it register.it sky.it linkem.com tuttopec.it',
  everywhere:
    'mail.com ymail.com email.com gmx.com gmx.net gmx.de gmx.at gmx.ch gmx.us gmx.eu googlemail.com me.com mac.com aol.com aol.de aol.co.uk ' +
    'proton.me protonmail.com protonmail.ch pm.me tuta.com tuta.io tutanota.com tutanota.de tutamail.com keemail.me mailbox.org posteo.de posteo.eu ' +
    'fastmail.com fastmail.fm hey.com duck.com zoho.com zohomail.com zohomail.eu yandex.com yandex.ru ya.ru mail.ru inbox.ru list.ru bk.ru inbox.com ' +
    'inbox.lv rocketmail.com myyahoo.com yahoomail.com hotmail.co.uk live.co.uk yahoo.co.uk outlook.com.br yahoo.com.br hotmail.com.br passport.com ' +
    'webtv.net foxmail.com qq.com 163.com 126.com yeah.net naver.com hanmail.net web.de t-online.de freenet.de arcor.de online.de orange.com orange.pl ' +
    'orange.sk orange.ro orange.mu orange.net bluewin.ch sunrise.ch hispeed.ch netplus.ch pt.lu vo.lu internet.lu post.lu tango.lu sapo.pt ' +
    'clix.pt netcabo.pt iol.pt mail.pt mail.de mail.ch mail.lu mail.ee mail.bg mail.co.uk seznam.cz email.cz centrum.cz wp.pl o2.pl interia.pl onet.pl ' +
    'op.pl poczta.fm btinternet.com bt.com sky.com virginmedia.com virgin.net talktalk.net o2.co.uk ntlworld.com blueyonder.co.uk eircom.net ' +
    'comcast.net att.net verizon.net cox.net sbcglobal.net bellsouth.net charter.net earthlink.net juno.com optonline.net shaw.ca rogers.com ' +
    'sympatico.ca videotron.ca bigpond.com optusnet.com.au uol.com.br bol.com.br terra.com.br rediffmail.com hushmail.com hush.com lycos.com excite.com ' +
    'usa.net runbox.com disroot.org riseup.net ik.me infomaniak.ch onmail.com omail.com qmail.com imail.com xmail.com tmail.com cmail.com ' +
    'amail.com mymail.com homemail.com tele2.com tiscali.co.uk iname.com love.com popmail.com ' +
    'wow.com games.com sina.com citromail.hu freemail.hu abv.bg ukr.net i.ua walla.com walla.co.il bezeqint.net vivaldi.net relay.firefox.com',
}

/** These brands have a domain of their own in many countries, so another country's ending is no mistake. */
const families: Readonly<Record<string, string>> = {
  yahoo: 'ae at be ca ch cl cn cz de dk es fi fr gr hu ie in it jp nl no ph pl pt ro ru se sg sk',
  hotmail: 'at be ca ch cl cz de dk es fi fr gr hu ie in it jp kr lv my nl no ph pl pt ro rs ru se sg sk',
  outlook: 'at be bg ca ch cl cz de dk ee es fi fr gr hr hu ie in it jp kr lu lv my nl no ph pl pt ro sa se sg si sk tw',
  live: 'at be ca ch cl cn de dk es fi fr gr hu ie in it jp lu lv my nl no ph pl pt ro ru se sg',
  msn: 'at be ca ch de dk es fi fr gr ie in it lu nl no pl pt ru se',
  tiscali: 'at be ch cz de dk es fr it lu nl no se',
  wanadoo: 'be es fr nl',
}

export const mailDomains: ReadonlySet<string> = new Set([
  ...[...Object.values(commonDomains), ...Object.values(otherDomains)].flatMap((domains) => domains.split(' ')),
  ...Object.entries(families).flatMap(([brand, endings]) => endings.split(' ').map((ending) => `${brand}.${ending}`)),
])
