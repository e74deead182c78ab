import uk from '../../../src/office/messages/texts/uk.json' with { type: 'json' };

type Sample = { from: string; html: string; plain: string; becomes: string; says: string[] };

const said = (text: string, count: number): string => text.replace('{count}', `${count}`);

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style><!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--></head>
<body lang=UK><!--StartFragment--><h1><span lang=UK style='font-weight:bold'>Тепло<o:p></o:p></span></h1>
<p class=MsoNormal style='margin:0cm'><b><span style='font-size:11.0pt'>Дві</span></b> тераси
по 12 м<sup>2</sup><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>тиша<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span><span
style='mso-list:Ignore'>1.<span>&nbsp;</span></span></span><![endif]>уночі</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>світло</p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Корпус</p></td><td><p>Площа</p></td></tr><tr><td>1</td><td>48</td></tr></table>
<p class=MsoNormal><img width=100 src="file:///C:/x.png"> <a href="file:///C:/plan.doc">план</a> <s>стара ціна</s></p></body></html>`;

const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;"><span
 style="font-weight:400;font-style:normal;white-space:pre-wrap;">Сніг </span><span style="font-weight:700;">тане</span><span
 style="font-style:italic;"> тихо </span><a href="https://obriy.ua/news/" style="text-decoration:none;"><span style="text-decoration:underline;">тут</span></a></p><br><ul><li
 dir="ltr"><p dir="ltr" role="presentation"><span>один</span></p></li><ul><li dir="ltr"><p role="presentation"><span>два</span></p></li></ul></ul><p><span>12 м</span><span
 style="vertical-align:super;">2</span></p></b>`;

/** What programs put into the clipboard, and what a text of the site makes of it. */
export const clipboardSamples: readonly Sample[] = [
  {
    from: 'Word',
    html: word,
    plain: '',
    becomes:
      '<h2>Тепло</h2><p><strong>Дві</strong> тераси по 12 м²</p><ul><li>тиша<ol><li>уночі</li></ol></li><li>світло</li></ul>' +
      '<p>Корпус | Площа</p><p>1 | 48</p><p>план стара ціна</p>',
    says: [said(uk.text_left_pictures, 1), said(uk.text_left_tables, 1), said(uk.text_left_links, 1), uk.text_left_looks],
  },
  {
    from: 'Google Docs',
    html: docs,
    plain: '',
    becomes:
      '<p>Сніг <strong>тане</strong><em> тихо </em><a href="https://obriy.ua/news/">тут</a></p><ul><li>один<ul><li>два</li></ul></li></ul><p>12 м²</p>',
    says: [],
  },
  {
    from: 'Telegram in a browser',
    html: '<strong>Ключі</strong> вже <em>тут</em> <img class="emoji" alt="🔑" src="/emoji.png"><br><br>Другий абзац<br>рядок',
    plain: '',
    becomes: '<p><strong>Ключі</strong> вже <em>тут</em> 🔑</p><p>Другий абзац<br>рядок</p>',
    says: [],
  },
  {
    from: 'Telegram as a program',
    html: '',
    plain: 'Ключі вже тут 🔑\n\nДругий абзац <b>\nрядок',
    becomes: '<p>Ключі вже тут 🔑</p><p>Другий абзац &lt;b&gt;</p><p>рядок</p>',
    says: [],
  },
  {
    from: 'a page that would run',
    html: '<p onclick="a()">Слова <script>a()</script><a href="javascript:a()">далі</a><svg onload="a()"></svg></p>',
    plain: '',
    becomes: '<p>Слова далі</p>',
    says: [said(uk.text_left_pictures, 1), said(uk.text_left_links, 1)],
  },
];
