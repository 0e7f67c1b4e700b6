/** Hints of the settings, contacts, hooks, screensavers, icons and own wordings. */
export const settings: Readonly<Record<string, string>> = {
  'Where visitors arrive when the address names no world. Without it the showroom cannot start.':
    'Wo Besucher ankommen, wenn die Adresse keine Welt nennt. Ohne sie kann der Showroom nicht beginnen.',
  'Whose showroom it is. The page Showroom, Brand has the same with colour pickers and a preview.':
    'Wessen Showroom es ist. Die Seite Showroom, Marke hat dasselbe mit Farbwählern und einer Vorschau.',
  'In the header wherever a world shows the app logo.':
    'In der Kopfzeile, wo eine Welt das Logo des Showrooms zeigt.',
  'Leave it out, or parts of it, to use the built-in texts.':
    'Lassen Sie sie oder Teile davon weg, gelten die eingebauten Texte.',
  'Empty: that of the start page.': 'Leer: der der Startseite.',
  'For visitors whose device plays no videos. Leave it out, or parts of it, to use the built-in texts.':
    'Für Besucher, deren Gerät keine Videos abspielt. Lassen Sie sie oder Teile davon weg, gelten die eingebauten Texte.',
  'A picture: nothing moves in power-save mode. Empty: that of the start page.':
    'Ein Bild: Im Energiesparmodus bewegt sich nichts. Leer: der der Startseite.',
  'Shows a lasting notice that visitors are on the staging page.':
    'Zeigt dauerhaft an, dass Besucher auf der Testseite sind.',
  'Named to visitors when the contact form cannot be sent.':
    'Wird Besuchern genannt, wenn das Kontaktformular nicht gesendet werden kann.',
  'Stands above the contact form and after sending. Empty: by email, usually within one working day.':
    'Steht über dem Kontaktformular und nach dem Senden. Leer: per E-Mail, meist innerhalb eines Werktags.',
  'We call back within two hours.': 'Wir rufen innerhalb von zwei Stunden zurück.',
  'Linked beside the consent of the contact form and in the question about counting. A web address, or the path of a page of this showroom.':
    'Verlinkt neben der Einwilligung des Kontaktformulars und in der Frage nach dem Zählen. Eine Webadresse, oder der Pfad einer Seite dieses Showrooms.',
  'Where «Forgotten your password?» and «Ask for access» lead. A web address or mailto:. Empty: to the contact form.':
    'Wohin „Passwort vergessen?“ und „Zugang anfragen“ führen. Eine Webadresse oder mailto:. Leer: zum Kontaktformular.',
  'One host a line. Pages of other sites open in a new tab instead. YouTube and Vimeo need no line.':
    'Ein Host je Zeile. Andere Seiten öffnen sich stattdessen in einem neuen Tab. YouTube und Vimeo brauchen keine Zeile.',
  'In the language chosen above, a group a line. Each word of a group finds what the others find.':
    'In der oben gewählten Sprache, eine Gruppe je Zeile. Jedes Wort einer Gruppe findet, was die anderen finden.',
  'robot = manipulator, arm': 'Roboter = Manipulator, Arm',
  'How visitors reach a location that is several transitions away.':
    'Wie Besucher einen Ort erreichen, der mehrere Übergänge entfernt ist.',
  'How hotspots appear when a visitor arrives.': 'Wie Hotspots erscheinen, wenn jemand ankommt.',
  'How the sliders in articles move.': 'Wie sich die Slider in Artikeln bewegen.',
  'What an unattended screen shows. A world can have its own.':
    'Was ein unbenutzter Bildschirm zeigt. Eine Welt kann einen eigenen haben.',
  'Who may guide guests through the showroom.': 'Wer Gäste durch den Showroom führen darf.',
  'Begins a presentation with “Guide guests”. Those who join need nothing. Empty: visitors who are logged in.':
    'Beginnt eine Präsentation mit „Gäste führen“. Wer beitritt, braucht nichts. Leer: angemeldete Besucher.',
  'If only some may present: the scopes that may, separated by commas. None: no one may present.':
    'Wenn nur manche präsentieren dürfen: die Berechtigungen dafür, mit Kommas getrennt. Keine: Niemand darf präsentieren.',
  'Off unless switched on here.': 'Aus, solange es hier nicht eingeschaltet ist.',
  'Your own wording for built-in texts, in the language chosen above. What is not listed keeps its built-in text.':
    'Ihre eigene Wortwahl für eingebaute Texte, in der oben gewählten Sprache. Was nicht aufgeführt ist, behält seinen eingebauten Text.',
  'Ends the title of every page.': 'Beendet den Titel jeder Seite.',
  'Shown in browser tabs and on home screens. A square SVG or PNG, 512 pixels or more.':
    'Erscheint in Browser-Tabs und auf Startbildschirmen. Ein quadratisches SVG oder PNG ab 512 Pixeln.',
  'Shown where a link to the showroom is shared and the location has no picture. About 1200 by 630 pixels.':
    'Erscheint, wo ein Link zum Showroom geteilt wird und der Ort kein Bild hat. Etwa 1200 mal 630 Pixel.',
  'For all worlds that set nothing themselves, and for the pages outside of them.':
    'Für alle Welten, die selbst nichts festlegen, und für die Seiten außerhalb.',
  'Plays the clips of the path, faster than usual. Off: visitors are taken to their destination directly.':
    'Spielt die Clips des Weges, schneller als sonst. Aus: Besucher kommen direkt ans Ziel.',
  'Shows only the clips and the last location.': 'Zeigt nur die Clips und den letzten Ort.',
  'Locations and clips that a flight may have, two for each transition: 6 are three transitions.':
    'Orte und Clips, die ein Flug haben darf, zwei je Übergang: 6 sind drei Übergänge.',
  'The last location fades in at once. Off: every clip of a longer path plays at normal speed.':
    'Der letzte Ort blendet sofort ein. Aus: Jeder Clip eines längeren Weges läuft in normaler Geschwindigkeit.',
  'Of the clips in a flight. 2 is twice as fast.': 'Der Clips bei einem Flug. 2 ist doppelt so schnell.',
  'Between two clips of a flight.': 'Zwischen zwei Clips eines Fluges.',
  'Where a location does not say otherwise.': 'Wo ein Ort nichts anderes sagt.',
  'The titles of the nearest pins appear; off: only that of the pin pointed at. A button shows all.':
    'Die Titel der nächsten Markierungen erscheinen; aus: nur der, auf die jemand zeigt. Eine Schaltfläche zeigt alle.',
  'Instead of all at once.': 'Statt alle auf einmal.',
  'The larger, the longer the pause between two hotspots.':
    'Je größer, desto länger die Pause zwischen zwei Hotspots.',
  'Pauses while a visitor uses it with the keyboard.':
    'Hält an, solange ihn jemand mit der Tastatur bedient.',
  'Without a touch or key, in every world: what a world says counts only while this is empty. 60 if both are.':
    'Ohne Berührung oder Taste, in jeder Welt: Was eine Welt sagt, zählt nur, solange das hier leer ist. Sind es beide, 60.',
  'What it shows, unless “Walk by itself” is on. Empty: it follows the arrows.':
    'Was er zeigt, wenn „Geht von selbst“ aus ist. Leer: Er folgt den Pfeilen.',
  'Time between two steps of the walk. 3 if empty.': 'Zeit zwischen zwei Schritten des Rundgangs. Leer: 3.',
  'Goes through all locations of the world in a sensible order.':
    'Geht durch alle Orte der Welt, in sinnvoller Reihenfolge.',
  'Those that no transition leads to.': 'Die, zu denen kein Übergang führt.',
  'Access codes, typed text and everything open; the next visitor begins at the start. Not set: only in a kiosk.':
    'Zugangscodes, Eingetipptes und alles Offene; der Nächste beginnt am Anfang. Nicht gewählt: nur in einem Kiosk.',
  'Only together with forgetting the visitor.': 'Nur zusammen mit dem Vergessen des Besuchers.',
  'Ten seconds before: «This screen starts again in 10 s», with a button «I am still here».':
    'Zehn Sekunden vorher: „Dieser Bildschirm beginnt in 10 s neu“, mit einer Schaltfläche „Ich bin noch da“.',
  'Off: nothing is counted and nothing is loaded.': 'Aus: Nichts wird gezählt und nichts geladen.',
  'Nothing is counted before a visitor has agreed.': 'Nichts wird gezählt, bevor jemand zugestimmt hat.',
  'Empty: events stay in the page, for your own script.':
    'Leer: Ereignisse bleiben in der Seite, für Ihr eigenes Skript.',
  'Events go to this property as well, without a container.':
    'Ereignisse gehen auch an diese Property, ohne Container.',
  'Type a word of the text as you see it in the showroom.':
    'Tippen Sie ein Wort des Textes, wie Sie ihn im Showroom sehen.',
  'Leave it empty to use the built-in text.': 'Lassen Sie ihn leer, gilt der eingebaute Text.',
  'Pictures, videos and locations in this order, repeatedly. A single video loops.':
    'Bilder, Videos und Orte in dieser Reihenfolge, immer wieder. Ein einzelnes Video läuft in Schleife.',
  'Played to its end.': 'Läuft bis zum Ende.',
  'The showroom walks there.': 'Der Showroom geht dorthin.',
  'Greets visitors': 'Begrüßt Besucher',
  'Off: it does not run, also once it is published.': 'Aus: Er läuft nicht, auch wenn er veröffentlicht ist.',
  'The event.': 'Das Ereignis.',
  'Off: it runs everywhere.': 'Aus: Er läuft überall.',
  'It does not run while none of these locations is published.':
    'Solange keiner dieser Orte veröffentlicht ist, läuft er nicht.',
  'Actions one after the other; each ends or is closed before the next.':
    'Aktionen nacheinander; jede endet oder wird geschlossen, bevor die nächste beginnt.',
  'Unique, for editors and for links.': 'Einmalig, für die Redaktion und für Links.',
  'An SVG of one colour; the showroom colours it.': 'Ein einfarbiges SVG; der Showroom färbt es.',
  'In the language chosen above.': 'In der oben gewählten Sprache.',
  'Sales, robotics': 'Vertrieb, Robotik',
  'When this person can be reached, in the language chosen above.':
    'Wann diese Person erreichbar ist, in der oben gewählten Sprache.',
  'Mon–Fri, 9–17': 'Mo–Fr, 9–17 Uhr',
  'Shown round: a square picture with the face in the middle looks best.':
    'Erscheint rund: Ein quadratisches Bild mit dem Gesicht in der Mitte sieht am besten aus.',
  'The sentence as the form showed it.': 'Der Satz, wie das Formular ihn zeigte.',
  'Equal sentences have the same version.': 'Gleiche Sätze haben dieselbe Fassung.',
  'Yours: how far this request is dealt with.': 'Ihre: wie weit diese Anfrage erledigt ist.',
  'The article that was open.': 'Der Artikel, der offen war.',
  'Where the visitor was.': 'Wo der Besucher war.',
  'Opens what the visitor saw.': 'Öffnet, was der Besucher sah.',
  'Keeps a request that was sent twice from being stored twice.':
    'Verhindert, dass eine zweimal gesendete Anfrage zweimal gespeichert wird.',
};
