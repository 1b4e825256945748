/** A heading and its paragraphs. */
export type Chapter = readonly [heading: string, ...paragraphs: string[]];

export const clauses: readonly Chapter[] = [
  [
    '1 Gegenstand',
    'Dieses Dokument beschreibt die Leistungen, ihre Preise und die Bedingungen, zu denen sie erbracht werden. Abweichungen gelten nur, wenn beide Seiten sie in Textform vereinbart haben.',
    'Leistungen, die hier nicht genannt sind, werden nach Aufwand berechnet. Der Aufwand wird vorher geschätzt und erst nach Zustimmung ausgeführt.',
  ],
  [
    '2 Preise',
    'Alle Preise verstehen sich netto zuzüglich der gesetzlichen Umsatzsteuer. Einmalige Preise werden mit der Bereitstellung fällig, monatliche im Voraus.',
    'Für angefangene Monate wird anteilig abgerechnet. Die Rechnung kommt bis zum fünften Werktag des Monats auf dem vereinbarten Weg.',
  ],
  [
    '3 Laufzeit',
    'Die Mindestlaufzeit beginnt mit der Bereitstellung. Nach ihrem Ende verlängert sich der Vertrag auf unbestimmte Zeit und kann dann jederzeit mit einem Monat Frist beendet werden.',
    'Eine Änderung innerhalb der Laufzeit ist möglich, wenn der neue Umfang den bisherigen nicht unterschreitet.',
  ],
  [
    '4 Abrechnung der Vermittlung',
    'Die Vergütung entsteht mit der Freischaltung und wird mit der Abrechnung des Folgemonats gezahlt. Grundlage sind die Meldungen des Betreibers.',
    'Endet ein Vertrag vor Ablauf der Haftungszeit, wird die Vergütung anteilig zurückgerechnet. Die Rückrechnung nennt Vertrag, Tag und Grund.',
  ],
  [
    '5 Einwände',
    'Einwände gegen eine Abrechnung sind innerhalb von sechzig Tagen zu erheben. Danach gilt sie als genehmigt, soweit der Fehler erkennbar war.',
    'Nachzahlungen erscheinen als eigene Zeile der nächsten Abrechnung und verweisen auf die ursprüngliche Zeile.',
  ],
  [
    '6 Mitwirkung',
    'Der Auftraggeber sorgt für Zutritt, Strom und einen Ansprechpartner vor Ort. Verzögerungen, die daraus entstehen, verschieben die Termine entsprechend.',
    'Zugangsdaten sind vertraulich zu behandeln. Ein Verdacht auf Missbrauch ist unverzüglich zu melden.',
  ],
  [
    '7 Störungen',
    'Störungen werden werktags von 8 bis 17 Uhr entgegengenommen, Totalausfälle rund um die Uhr. Mit der Meldung beginnt die vereinbarte Frist zur Behebung.',
    'Ist die Ursache beim Auftraggeber, wird der Einsatz nach Aufwand berechnet.',
  ],
  [
    '8 Änderungen',
    'Änderungen dieses Dokuments werden mit einer Frist von sechs Wochen angekündigt. Wer nicht einverstanden ist, kann zum Zeitpunkt der Änderung kündigen.',
    'Die jeweils gültige Fassung liegt im Portal. Frühere Fassungen bleiben dort einsehbar.',
  ],
  [
    '9 Haftung',
    'Für Vorsatz und grobe Fahrlässigkeit wird unbeschränkt gehaftet, im Übrigen nur für die Verletzung wesentlicher Pflichten und der Höhe nach begrenzt auf den vorhersehbaren Schaden.',
    'Ansprüche nach dem Telekommunikationsgesetz bleiben unberührt.',
  ],
  [
    '10 Schutz der Daten',
    'Personenbezogene Daten werden nur verarbeitet, soweit der Vertrag oder ein Gesetz es verlangt. Auskunft, Berichtigung und Löschung kann jede betroffene Person verlangen.',
    'Dienstleister werden sorgfältig ausgewählt und vertraglich verpflichtet. Eine Liste liegt im Portal.',
  ],
  [
    '11 Übertragung',
    'Rechte und Pflichten können mit Zustimmung der anderen Seite auf Dritte übertragen werden. Die Zustimmung darf nur aus wichtigem Grund versagt werden.',
  ],
  [
    '12 Schluss',
    'Sollte eine Bestimmung unwirksam sein, bleibt der Rest bestehen. Gerichtsstand ist, soweit zulässig, Berlin. Es gilt deutsches Recht.',
  ],
];

export const steps: readonly Chapter[] = [
  [
    'Worum es geht',
    'Auf den nächsten Seiten finden Sie das Wichtigste der letzten Wochen in Kürze, danach die Einzelheiten zum Nachlesen. Was Sie selbst tun können, steht jeweils am Ende eines Abschnitts.',
    'Wenn etwas fehlt oder unklar ist, schreiben Sie uns über das Portal. Ihre Frage landet damit gleich bei den richtigen Kolleginnen und Kollegen.',
  ],
  [
    'Schritt für Schritt',
    'Beginnen Sie auf der Startseite. Dort steht, was auf Sie wartet, das Dringendste zuerst. Jede Zeile sagt, worum es geht, bis wann und was zu tun ist.',
    'Öffnen Sie einen Eintrag, sehen Sie den bisherigen Verlauf. Ihre Antwort geben Sie an derselben Stelle; Dateien ziehen Sie einfach in das Feld.',
    'Was Sie beginnen, wird von selbst gesichert. Sie können jederzeit unterbrechen und an einem anderen Gerät weitermachen.',
  ],
  [
    'Häufige Fragen',
    'Wie lange dauert die Bearbeitung? In der Regel zwei Werktage. Dauert es länger, nennen wir Ihnen einen neuen Termin.',
    'Wer sieht meine Angaben? Nur Ihre Organisation und die Mitarbeitenden, die den Vorgang bearbeiten.',
    'Kann ich etwas zurücknehmen? Ja, bis wir mit der Bearbeitung begonnen haben. Danach bitten Sie uns um einen Abbruch.',
  ],
  [
    'Für Ihr Team',
    'Neue Kolleginnen und Kollegen lädt die Administration Ihrer Organisation selbst ein. Für Urlaub und Krankheit richten Sie eine Vertretung ein.',
    'In der Akademie gibt es zu den meisten Themen einen kurzen Kurs. Ein Zertifikat am Ende hält fest, wer ihn bestanden hat.',
  ],
  [
    'So erreichen Sie uns',
    'Partnerbetreuung: montags bis freitags von 8 bis 17 Uhr unter 030 23125 200. Außerhalb dieser Zeiten nehmen wir Anliegen über das Portal entgegen.',
  ],
];
